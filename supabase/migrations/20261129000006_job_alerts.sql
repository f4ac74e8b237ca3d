-- Job alerts: mails about new openings of a trade and a state. An alert begins once its mail is confirmed, and ends with
-- one press. The server (server/http/forms/mailed-pages.ts) calls these functions; the API does not expose them.

-- Openings of the published site, by requisition number, and since when. What an alert has not seen is new.
create table private.openings (
  requisition text primary key check (requisition ~ '^J-[0-9]{4,6}$'),
  first_seen timestamptz not null default now()
);

create table private.job_alerts (
  id uuid primary key default gen_random_uuid(),
  -- In the links of the alert's mails.
  key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) <= 254) check (private.is_email(email)),
  -- Null for all trades, or all states.
  trade text check (char_length(trade) <= 40) check (trade ~ '^[a-z]+(-[a-z]+)*$'),
  state text check (char_length(state) <= 40) check (state ~ '^[a-z]+(-[a-z]+)*$'),
  language text check (language ~ '^[a-z]{2}$'),
  -- Time of the last mail that asks for a confirmation, and of the last confirmation.
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Openings of the last digest were first seen between these times.
  digest_from timestamptz,
  digest_until timestamptz,
  constraint one_alert unique nulls not distinct (email, trade, state)
);

-- Who has unsubscribed, as a salted hash. A stranger who enters the address again causes one mail a week at most.
create table private.alert_departures (
  email_hash bytea primary key,
  left_at timestamptz not null default now()
);

insert into private.rate_limits (scope, subject, max_count, window_seconds) values
  ('job_alerts', 'address', 20, 3600),
  ('job_alerts', 'network', 60, 3600),
  ('job_alerts', 'email', 3, 86400),
  ('left_alerts', 'email', 1, 604800);

-- Mails about an alert: submission_table is then job_alerts, and submission the id of the alert.
alter table private.deliveries
  drop constraint deliveries_event_check,
  add constraint deliveries_event_check check (event in (
    'lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed', 'operator.link_asked',
    'alert.asked', 'alert.due'
  )),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook', 'operator-link',
    'sender-alert', 'sender-digest'
  )),
  drop constraint deliveries_submission_table_check,
  add constraint deliveries_submission_table_check check (submission_table in (
    'contact_submissions', 'resume_submissions', 'salary_report_downloads', 'operator_links', 'job_alerts'
  ));

-- Deletes what belongs to alerts, and has the server delete their saved mails.
create function private.forget_alert_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.deliveries d using gone where d.submission = gone.id and d.submission_table = 'job_alerts';
  insert into private.removals (kind, name) select 'mails', gone.id::text from gone on conflict do nothing;
  return null;
end
$$;
create trigger forget_mails after delete on private.job_alerts referencing old table as gone
  for each statement execute function private.forget_alert_mails();
create trigger leave_tombstones after delete on private.job_alerts referencing old table as gone
  for each statement execute function private.leave_tombstones();

create function private.mail_alert(alert private.job_alerts, event text, kind text) returns void
language sql volatile set search_path = ''
as $$
  insert into private.deliveries (event, kind, submission_table, submission, recipient)
  values (event, kind, 'job_alerts', alert.id, alert.email)
$$;

-- Stores an alert that has yet to be confirmed, and queues the mail that asks for it. A known address gets the same answer
-- as any other. Returns 'invalid', 'limit' or 'asked'.
create function private.ask_alert(new_email text, new_trade text, new_state text, new_language text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  address text := private.client_address();
  mailbox text := private.clean_email(new_email);
  alert private.job_alerts;
begin
  if char_length(new_email) > 254 or private.is_email(mailbox) is not true then
    return 'invalid';
  end if;
  if not private.count_hits('job_alerts', 'address', address, 1)
    or not private.count_hits('job_alerts', 'network', private.network_of(address), 1)
  then
    return 'limit';
  end if;
  if exists (
      select from private.job_alerts a
      where a.email = mailbox and a.confirmed_at is not null
        and a.trade is not distinct from new_trade and a.state is not distinct from new_state
    )
    or not private.count_hits('job_alerts', 'email', private.counted_mailbox(mailbox), 1)
    or not private.count_hits('sender_mails', 'email', private.counted_mailbox(mailbox), 1)
    or not private.count_hits('sender_mails', 'network', private.network_of(address), 1)
    or exists (select from private.alert_departures l where l.email_hash = private.hashed(mailbox))
      and not private.count_hits('left_alerts', 'email', mailbox, 1)
  then
    return 'asked';
  end if;
  insert into private.job_alerts as a (email, trade, state, language) values (mailbox, new_trade, new_state, new_language)
  on conflict on constraint one_alert do update set asked_at = now(), language = excluded.language
  returning * into alert;
  perform private.mail_alert(alert, 'alert.asked', 'sender-alert');
  return 'asked';
end
$$;

-- Confirms the alert of a key. Returns its language, '' for English; null for an unknown key.
create function private.confirm_alert(alert_key uuid) returns text
language sql volatile set search_path = ''
as $$
  update private.job_alerts a set confirmed_at = now() where a.key = alert_key returning coalesce(a.language, '')
$$;

-- Ends all alerts of the address of a key. Returns their number.
create function private.leave_alerts(alert_key uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  mailbox text := (select a.email from private.job_alerts a where a.key = alert_key);
  ended integer;
begin
  insert into private.alert_departures as l (email_hash) select private.hashed(mailbox) where mailbox is not null
  on conflict (email_hash) do update set left_at = excluded.left_at;
  delete from private.job_alerts a where a.email = mailbox;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- Returns the openings of the last digest to an alert's address.
create function private.digest_openings(alert_id uuid, openings jsonb) returns setof text
language sql stable set search_path = ''
as $$
  select distinct o.requisition
  from private.job_alerts own
  join private.job_alerts a on a.email = own.email and a.confirmed_at is not null
  join private.openings known on known.first_seen > a.digest_from and known.first_seen <= a.digest_until
  join jsonb_to_recordset(openings) o (requisition text, trade text, states jsonb) on o.requisition = known.requisition
  where own.id = alert_id
    and (a.trade is null or a.trade = o.trade)
    and (a.state is null or o.states ? a.state)
$$;

-- Called every hour with the openings of the published site, as [{"requisition", "trade", "states"}]. Queues a mail to each
-- address with openings that are new since its last one, at most one in 20 hours, which is one a day. Asks again after six
-- months. Deletes alerts that nobody confirmed in seven days, or in 30 days once asked again. Returns the number of mails.
create function private.queue_alerts(openings jsonb) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  alert private.job_alerts;
  queued integer := 0;
begin
  -- A second server would queue the same mails.
  if not pg_try_advisory_xact_lock(hashtext('queue_alerts')) then
    return 0;
  end if;
  insert into private.openings (requisition)
  select o.requisition from jsonb_to_recordset(openings) o (requisition text)
  on conflict do nothing;
  delete from private.job_alerts a
  where a.confirmed_at is null and a.asked_at < now() - interval '7 days'
    or a.confirmed_at < a.asked_at and a.asked_at < now() - interval '30 days';
  delete from private.alert_departures l where l.left_at < now() - interval '24 months';
  for alert in
    select a.* from private.job_alerts a
    where a.confirmed_at < now() - interval '6 months' and a.asked_at < a.confirmed_at + interval '6 months'
    order by a.id for update
  loop
    update private.job_alerts a set asked_at = now() where a.id = alert.id;
    perform private.mail_alert(alert, 'alert.asked', 'sender-alert');
    queued := queued + 1;
  end loop;
  for alert in
    select distinct on (a.email) a.* from private.job_alerts a
    where a.confirmed_at is not null
      and exists (
        select from jsonb_to_recordset(openings) o (requisition text, trade text, states jsonb)
        join private.openings known on known.requisition = o.requisition
        where known.first_seen > coalesce(a.digest_until, a.confirmed_at)
          and (a.trade is null or a.trade = o.trade)
          and (a.state is null or o.states ? a.state)
      )
      and not exists (
        select from private.job_alerts other join private.deliveries d on d.submission = other.id
        where other.email = a.email and d.kind = 'sender-digest'
          and (d.state = 'waiting' or d.created_at > now() - interval '20 hours')
      )
    order by a.email, a.created_at, a.id
  loop
    update private.job_alerts a set digest_from = coalesce(a.digest_until, a.confirmed_at), digest_until = now()
    where a.email = alert.email and a.confirmed_at is not null;
    perform private.mail_alert(alert, 'alert.due', 'sender-digest');
    queued := queued + 1;
  end loop;
  return queued;
end
$$;

revoke execute on function private.forget_alert_mails(), private.ask_alert(text, text, text, text), private.confirm_alert(uuid), private.leave_alerts(uuid),
  private.digest_openings(uuid, jsonb), private.queue_alerts(jsonb), private.mail_alert(private.job_alerts, text, text) from public;

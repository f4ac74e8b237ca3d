-- The outbox: emails and webhooks to send about a submission. A trigger writes them in the submission's transaction,
-- so that neither exists without the other, and workers (server/jobs/outbox/) send them. Their content is rendered
-- from the submission when they are sent, so erasing the submission erases their content.

create table private.delivery_settings (
  only_row boolean primary key default true check (only_row),
  -- Minimum spam score of a flagged submission. Its deliveries are held until an operator releases them.
  held_from_score smallint not null default 60 check (held_from_score between 1 and 101),
  -- Recipient of emails to the agency. Null means the `email` in content/_data/agency.yaml.
  agency_address text check (char_length(agency_address) <= 254 and agency_address ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
insert into private.delivery_settings default values;

-- Rules for who receives which kind of email; operators edit these rows. A rule applies to submissions that match all
-- of its conditions. Null matches any value.
create table private.delivery_rules (
  id integer generated always as identity primary key,
  event text not null,
  kind text not null,
  -- 'agency', 'sender', or an email address.
  recipient text not null check (
    recipient in ('agency', 'sender') or (char_length(recipient) <= 254 and recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$')
  ),
  context text,
  partner text,
  -- The slug of the state page with the form, such as 'texas'.
  state text check (state ~ '^[a-z]+(-[a-z]+)*$'),
  enabled boolean not null default true,
  constraint kind_of_event check (
    case event
      when 'lead.created' then kind in ('agency-lead', 'sender-receipt')
      when 'resume.created' then kind in ('agency-resume', 'sender-receipt')
      when 'resume.file_refused' then kind = 'sender-file-fault'
      when 'report.requested' then kind in ('agency-report-request', 'sender-report')
      else false
    end
  ),
  -- Emails to the agency contain all submitted values and, if the submission is flagged, the reasons. They must never
  -- go to senders.
  constraint kind_of_recipient check ((recipient = 'sender') = (kind in ('sender-receipt', 'sender-file-fault', 'sender-report')))
);
insert into private.delivery_rules (event, kind, recipient) values
  ('lead.created', 'agency-lead', 'agency'),
  ('lead.created', 'sender-receipt', 'sender'),
  ('resume.created', 'agency-resume', 'agency'),
  ('resume.created', 'sender-receipt', 'sender'),
  ('report.requested', 'agency-report-request', 'agency'),
  ('report.requested', 'sender-report', 'sender'),
  ('resume.file_refused', 'sender-file-fault', 'sender');

-- Webhook endpoints, as specified by Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks).
create table private.webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null check (url ~ '^https://' and char_length(url) <= 2048),
  -- 256 bits, random except for the version bits of the two UUIDs. Returned only on creation, by `insert …
  -- returning secret`.
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$')
    default 'whsec_' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'),
  events text[] not null default array['lead.created', 'resume.created', 'report.requested', 'lead.status_changed']
    check (events <@ array['lead.created', 'resume.created', 'report.requested', 'lead.status_changed']),
  -- A partner's endpoint receives only that partner's submissions, without personal data. Null means one of the
  -- agency's own endpoints, which receive every submission in full.
  partner text,
  enabled boolean not null default true
);

create table private.deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event text not null check (
    event in ('lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed')
  ),
  kind text not null check (
    kind in (
      'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook'
    )
  ),
  channel text not null generated always as (case kind when 'webhook' then 'webhook' else 'mail' end) stored,
  -- Kept consistent by triggers, because foreign keys to three tables would require three more indexes.
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  -- The private.lead_events row that a webhook is about.
  lead_event bigint,
  -- 'agency', an email address, or the id of a webhook.
  recipient text not null,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'sent', 'failed')),
  -- Why the delivery is held: the submission is flagged, a daily email limit is reached, or the delivery was restored
  -- from a backup and may have been sent in the meantime.
  held_for text check (held_for in ('flagged', 'limit', 'restored')),
  attempts integer not null default 0 check (attempts >= 0),
  -- -infinity means due immediately, even if a wrong clock has since been set back.
  next_try timestamptz not null default '-infinity',
  -- Only the worker with this lease may send the delivery, until the lease expires.
  lease uuid,
  leased_until timestamptz,
  -- Message id, the same for all attempts, so that the recipient can detect duplicates.
  message_id text,
  last_error text,
  finished_at timestamptz,
  -- One entry per attempt: {"at": …}, with an "error" if it failed.
  tries jsonb not null default '[]' check (jsonb_typeof(tries) = 'array')
);
create index deliveries_due on private.deliveries (channel, next_try, created_at) where state = 'waiting';
create index deliveries_submission on private.deliveries (submission);
create index deliveries_stuck on private.deliveries (state, created_at) where state in ('held', 'failed');

-- Returns whether a submission with this spam score is flagged.
create function private.is_flagged(score smallint) returns boolean
language sql stable set search_path = ''
return coalesce(score >= (select s.held_from_score from private.delivery_settings s), true);

-- AFTER INSERT trigger that writes a submission's deliveries; its argument is the event. Holds the deliveries of a
-- flagged submission, and emails to its sender over the daily limits per mailbox and per network. The counters
-- outlive submissions, so that nobody can get around the limits by withdrawing a submission and sending it again.
create function private.write_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_flagged boolean := coalesce(new.spam_score >= (select s.held_from_score from private.delivery_settings s), true);
  is_answered boolean := true;
begin
  if new.email is not null and not is_flagged then
    is_answered := private.count_hits('sender_mails', 'email', private.counted_mailbox(new.email), 1)
      and private.count_hits('sender_mails', 'network', private.network_of(private.client_address()), 1);
  end if;
  insert into private.deliveries (event, kind, submission_table, submission, recipient, state, held_for)
  select
    tg_argv[0], due.kind, tg_table_name, new.id, due.recipient,
    case when due.held_for is null then 'waiting' else 'held' end, due.held_for
  from (
    select
      r.kind,
      case r.recipient when 'sender' then new.email else r.recipient end as recipient,
      case
        when is_flagged then 'flagged'
        when r.recipient = 'sender' and not is_answered then 'limit'
      end as held_for
    from private.delivery_rules r
    where r.event = tg_argv[0]
      and r.enabled
      and (r.context is null or r.context = new.context)
      and (r.partner is null or r.partner = new.partner)
      and (r.state is null or r.state = substring(new.page_url from '^https?://[^/]+/locations/([a-z-]+)'))
      and (r.recipient <> 'sender' or new.email is not null)
    union all
    select 'webhook', w.id::text, case when is_flagged then 'flagged' end
    from private.webhooks w
    where w.enabled and tg_argv[0] = any (w.events) and (w.partner is null or w.partner = new.partner)
  ) due;
  return null;
end
$$;

-- The condition skips restored and imported rows, whose creation date is in the past.
create trigger write_deliveries after insert on public.contact_submissions
  for each row when (new.created_at = now()) execute function private.write_deliveries('lead.created');
create trigger write_deliveries after insert on public.resume_submissions
  for each row when (new.created_at = now()) execute function private.write_deliveries('resume.created');
create trigger write_deliveries after insert on public.salary_report_downloads
  for each row when (new.created_at = now()) execute function private.write_deliveries('report.requested');

-- Retries a failed delivery, or all failed deliveries if wanted is null. Returns how many.
create function private.retry_deliveries(wanted uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  changed integer;
begin
  update private.deliveries d
  set state = 'waiting', attempts = 0, next_try = '-infinity', lease = null, leased_until = null, finished_at = null
  where d.state = 'failed' and (wanted is null or d.id = wanted);
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- AFTER DELETE and AFTER TRUNCATE trigger. Deletes the deliveries, events, receipts, partner references, and
-- what the desk keeps of deleted submissions in the same transaction.
create function private.forget_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  what text;
begin
  foreach what in array array['deliveries', 'lead_events', 'receipts', 'partner_refs', 'snoozes', 'desk_presence', 'lead_owners'] loop
    if tg_op = 'TRUNCATE' then
      execute format('delete from private.%I where submission_table = $1', what) using tg_table_name;
    else
      execute format('delete from private.%I t using gone where t.submission = gone.id and t.submission_table = $1', what)
      using tg_table_name;
    end if;
  end loop;
  return null;
end
$$;

select private.on_submission_tables($sql$
  create trigger forget_deliveries after delete on public.%1$I referencing old table as gone
    for each statement execute function private.forget_deliveries();
  create trigger forget_all_deliveries after truncate on public.%1$I
    for each statement execute function private.forget_deliveries();
$sql$);

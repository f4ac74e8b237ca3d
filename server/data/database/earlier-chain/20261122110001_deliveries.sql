create table private.deliveries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event text not null check (event in ('lead.created', 'resume.created', 'report.requested', 'lead.status_changed')),
  kind text not null check (
    kind in ('agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-report', 'webhook')
  ),
  channel text not null generated always as (case kind when 'webhook' then 'webhook' else 'mail' end) stored,
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  lead_event bigint,
  -- 'agency', an email address, or the id of a webhook.
  recipient text not null,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'sent', 'failed')),
  held_for text check (held_for in ('suspicion', 'limit')),
  attempts integer not null default 0 check (attempts >= 0),
  next_try timestamptz not null default '-infinity',
  lease uuid,
  leased_until timestamptz,
  message_id text,
  last_error text,
  finished_at timestamptz
);
create index deliveries_due on private.deliveries (channel, next_try, created_at) where state = 'waiting';
create index deliveries_submission on private.deliveries (submission);

create function private.is_suspect(score smallint) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(score >= (select s.held_from_score from private.delivery_settings s), true)
$$;

create function private.write_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_suspect boolean;
  is_answered boolean;
begin
  is_suspect := coalesce(new.spam_score >= (select s.held_from_score from private.delivery_settings s), true);
  -- Counts the mails of a day to one address, where kim+1@ and kim+2@ are one mailbox. Counters outlive their submissions, so
  -- that nobody can send, withdraw, and send again.
  if new.email is not null and not is_suspect then
    insert into private.rate_counts as c (scope, subject, key_hash, window_ends, hits)
    select
      l.scope, l.subject,
      sha256(convert_to(s.value || regexp_replace(lower(new.email), '\+[^@]*@', '@'), 'UTF8')),
      to_timestamp((floor(extract(epoch from now()) / l.window_seconds) + 1) * l.window_seconds), 1
    from private.rate_limits l, private.salt s
    where l.scope = 'sender_mails' and l.subject = 'email'
    on conflict on constraint rate_counts_pkey do update set hits = c.hits + 1
    returning c.hits <= (
      select l.max_count from private.rate_limits l where l.scope = 'sender_mails' and l.subject = 'email'
    ) into is_answered;
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
        when is_suspect then 'suspicion'
        when r.recipient = 'sender' and not coalesce(is_answered, true) then 'limit'
      end as held_for
    from private.delivery_rules r
    where r.event = tg_argv[0]
      and r.enabled
      and (r.context is null or r.context = new.context)
      and (r.partner is null or r.partner = new.partner)
      and (r.state is null or r.state = substring(new.page_url from '^https?://[^/]+/locations/([a-z-]+)'))
      and (r.recipient <> 'sender' or new.email is not null)
    union all
    select 'webhook', w.id::text, case when is_suspect then 'suspicion' end
    from private.webhooks w
    where w.enabled and tg_argv[0] = any (w.events) and (w.partner is null or w.partner = new.partner)
  ) due;
  return null;
end
$$;

create trigger write_deliveries after insert on public.contact_submissions
  for each row when (new.created_at = now()) execute function private.write_deliveries('lead.created');
create trigger write_deliveries after insert on public.resume_submissions
  for each row when (new.created_at = now()) execute function private.write_deliveries('resume.created');
create trigger write_deliveries after insert on public.salary_report_downloads
  for each row when (new.created_at = now()) execute function private.write_deliveries('report.requested');

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

revoke execute on all functions in schema private from public;

alter table private.file_checks
  add column fault text check (fault in ('locked', 'unreadable', 'active', 'infected', 'missing')),
  add column network_hash bytea,
  add column bytes bigint;
update private.file_checks set fault = 'unreadable' where verdict = 'refused';
alter table private.file_checks add constraint fault_of_refused check (verdict = 'refused' or fault is null);

create or replace function private.follow_resume_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and not exists (
    select from public.resume_submissions r where r.resume_file_path = old.resume_file_path
  ) then
    delete from private.file_checks c where c.path = old.resume_file_path;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.file_checks (path, network_hash, bytes)
    values (
      new.resume_file_path,
      private.hashed('file check ' || private.network_of(private.client_address())),
      (
        select (o.metadata ->> 'size')::bigint from storage.objects o
        where o.bucket_id = 'resumes' and o.name = new.resume_file_path
      )
    )
    on conflict (path) do nothing;
  end if;
  return null;
end
$$;

create or replace function private.claim_file_checks(max_files integer) returns table (path text, resume uuid)
language sql volatile set search_path = ''
as $$
  with due as materialized (
    select c.path from private.file_checks c
    where c.verdict is null and c.next_try <= now()
    order by
      coalesce((
        select sum(t.hits) from private.rate_counts t
        where t.scope = 'file_checks' and t.subject = 'network' and t.key_hash = c.network_hash and t.window_ends > now()
      ), 0),
      c.bytes nulls last,
      c.next_try
    limit max_files
    for update of c skip locked
  ), claimed as (
    update private.file_checks c set next_try = now() + interval '2 minutes', attempts = c.attempts + 1
    from due where c.path = due.path
    returning c.path
  )
  select claimed.path, (select r.id from public.resume_submissions r where r.resume_file_path = claimed.path limit 1)
  from claimed
$$;

alter table private.delivery_rules drop constraint kind_of_event, drop constraint kind_of_recipient;
alter table private.delivery_rules
  add constraint kind_of_event check (
    case event
      when 'lead.created' then kind in ('agency-lead', 'sender-receipt')
      when 'resume.created' then kind in ('agency-resume', 'sender-receipt')
      when 'resume.file_refused' then kind = 'sender-file-fault'
      when 'report.requested' then kind in ('agency-report-request', 'sender-report')
      else false
    end
  ),
  add constraint kind_of_recipient check ((recipient = 'sender') = (kind in ('sender-receipt', 'sender-file-fault', 'sender-report')));
alter table private.deliveries drop constraint deliveries_event_check, drop constraint deliveries_kind_check;
alter table private.deliveries
  add constraint deliveries_event_check check (
    event in ('lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed')
  ),
  add constraint deliveries_kind_check check (
    kind in (
      'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook'
    )
  );
insert into private.delivery_rules (event, kind, recipient) values ('resume.file_refused', 'sender-file-fault', 'sender');

create function private.write_file_fault() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  resume public.resume_submissions;
  is_suspect boolean;
  is_within_limit boolean;
begin
  for resume in
    select * from public.resume_submissions r
    where r.resume_file_path = new.path and r.email is not null and not exists (
      select from private.lead_events e
      where e.submission = r.id and e.submission_table = 'resume_submissions' and e.what = 'sender_corrected' and e.detail ? 'email'
    )
  loop
    is_suspect := private.is_suspect(resume.spam_score);
    is_within_limit := is_suspect
      or private.count_hits('sender_mails', 'email', private.counted_mailbox(resume.email), 1);
    insert into private.deliveries (event, kind, submission_table, submission, recipient, state, held_for)
    select
      r.event, r.kind, 'resume_submissions', resume.id, resume.email,
      case when is_suspect or not is_within_limit then 'held' else 'waiting' end,
      case when is_suspect then 'suspicion' when not is_within_limit then 'limit' end
    from private.delivery_rules r
    where r.event = 'resume.file_refused'
      and r.enabled
      and (r.context is null or r.context = resume.context)
      and (r.partner is null or r.partner = resume.partner)
      and (r.state is null or r.state = substring(resume.page_url from '^https?://[^/]+/locations/([a-z-]+)'));
  end loop;
  return null;
end
$$;

create trigger write_file_fault after update of verdict on private.file_checks
  for each row when (new.verdict = 'refused' and old.verdict is distinct from new.verdict)
  execute function private.write_file_fault();

create function private.drop_file_fault() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.deliveries d
  where d.submission = new.submission and d.submission_table = new.submission_table
    and d.kind = 'sender-file-fault' and d.state <> 'sent';
  return null;
end
$$;

create trigger drop_file_fault after insert on private.lead_events
  for each row when (new.what = 'sender_corrected' and new.detail ? 'email')
  execute function private.drop_file_fault();

create function private.settle_file_check(
  of_path text, found_verdict text, found_fault text, found_reason text, was_scanned boolean, took integer
) returns table (verdict text, fault text, reason text, is_scanned boolean)
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.rate_counts as t (scope, subject, key_hash, window_ends, hits)
  select 'file_checks', 'network', c.network_hash, date_trunc('hour', now()) + interval '1 hour', took
  from private.file_checks c where c.path = of_path and c.verdict is null and c.network_hash is not null
  on conflict on constraint rate_counts_pkey do update set hits = t.hits + excluded.hits;
  return query
    update private.file_checks c
    set verdict = found_verdict, fault = found_fault, reason = found_reason, is_scanned = was_scanned, checked_at = now(), network_hash = null
    where c.path = of_path and c.verdict is null
    returning c.verdict, c.fault, c.reason, c.is_scanned;
end
$$;

alter function private.describe_receipt(private.receipts) rename to describe_submission;
create function private.describe_receipt(known private.receipts) returns jsonb
language sql stable set search_path = ''
as $$
  select private.describe_submission(known) || jsonb_build_object('file_fault', (
    select c.fault
    from public.resume_submissions r join private.file_checks c on c.path = r.resume_file_path
    where known.submission_table = 'resume_submissions' and r.id = known.submission
  ))
$$;

revoke execute on all functions in schema private from public;

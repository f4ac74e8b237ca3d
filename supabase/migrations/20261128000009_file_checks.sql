-- Checks of resume files by a worker (server/jobs/file-checks/), in an order that is fair across networks. The sender
-- of a refused file learns of it from the receipt page and an email with a link to replace the file.

create table private.file_checks (
  path text primary key,
  -- Null until the file is checked.
  verdict text check (verdict in ('sound', 'refused')),
  -- Reason for the refusal, for operators.
  reason text check (char_length(reason) <= 300),
  -- Whether a virus scanner also checked the file.
  is_scanned boolean not null default false,
  next_try timestamptz not null default now(),
  attempts integer not null default 0,
  checked_at timestamptz,
  -- Reason for the refusal, for the sender.
  fault text check (fault in ('locked', 'unreadable', 'active', 'infected', 'missing')),
  -- Salted hash of the sender's network, deleted after the check; null if the network is unknown.
  network_hash bytea,
  bytes bigint,
  check ((verdict is null) = (checked_at is null)),
  constraint fault_of_refused check (verdict = 'refused' or fault is null)
);
create index file_checks_waiting on private.file_checks (next_try) where verdict is null;
-- For the desk, which polls every two seconds for finished checks, and lists refused files.
create index file_checks_checked on private.file_checks (checked_at);
create index file_checks_refused on private.file_checks (path) where verdict = 'refused';

-- AFTER trigger on resume_submissions. Queues a resume's file for a check, and deletes the check once no resume
-- references the file.
create function private.follow_resume_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and not exists (
    select from public.resume_submissions r where r.resume_file_path = old.resume_file_path
  ) then
    delete from private.file_checks c where c.path = old.resume_file_path;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.resume_file_path is not null then
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

create trigger file_check after insert or delete or update of resume_file_path on public.resume_submissions
  for each row execute function private.follow_resume_file();

-- Leases files to the calling worker for two minutes. Networks whose files took the least time to check in the last
-- hour come first; within a network, smaller files come first.
create function private.claim_file_checks(max_files integer) returns table (path text, resume uuid)
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

-- Stores the result of a check, and adds its duration in milliseconds to the total of the sender's network. Returns
-- nothing if another server has already stored a result, or if the file has been deleted.
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

-- AFTER UPDATE trigger for a refused file. Creates an email to the address that was originally submitted; the
-- email is held if the submission is flagged or the daily limit is reached. Creates none if the sender has
-- corrected the address, so that nobody can use a receipt to make the agency email other people.
create function private.write_file_fault() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  resume public.resume_submissions;
  is_flagged boolean;
  is_within_limit boolean;
begin
  for resume in
    select * from public.resume_submissions r
    where r.resume_file_path = new.path and r.email is not null and not exists (
      select from private.lead_events e
      where e.submission = r.id and e.submission_table = 'resume_submissions' and e.what = 'sender_corrected' and e.detail ? 'email'
    )
  loop
    is_flagged := private.is_flagged(resume.spam_score);
    is_within_limit := is_flagged
      or private.count_hits('sender_mails', 'email', private.counted_mailbox(resume.email), 1);
    insert into private.deliveries (event, kind, submission_table, submission, recipient, state, held_for)
    select
      r.event, r.kind, 'resume_submissions', resume.id, resume.email,
      case when is_flagged or not is_within_limit then 'held' else 'waiting' end,
      case when is_flagged then 'flagged' when not is_within_limit then 'limit' end
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

-- AFTER INSERT trigger for a corrected email address. Deletes the unsent email to the previous address that
-- says that the file was rejected.
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

-- Operators' changes to submissions, made at the desk (server/operator/desk/) or on the command line. Visitors have
-- no access.

-- History of each submission. The status of a submission is that of its last 'status_changed' event, or 'new' if it
-- has none.
create table private.lead_events (
  id bigint generated always as identity primary key,
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  at timestamptz not null default now(),
  actor text not null check (char_length(actor) between 1 and 120),
  what text not null check (what ~ '^[a-z]+(_[a-z]+)*$'),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  constraint known_status check (
    what <> 'status_changed'
    or coalesce(detail ->> 'status' in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead'), false)
  )
);
create index lead_events_submission on private.lead_events (submission, id);
-- For the desk's lists, which check whether each flagged submission has been released.
create index lead_events_released on private.lead_events (submission, submission_table) where what = 'released';

-- For the search of a person.
create index lead_events_corrected on private.lead_events (submission) where what = 'sender_corrected';

-- Makes the table append-only: a row is deleted only along with its submission. An erasure may redact names and notes;
-- it sets private.erases to 'on' for its own statement.
create function private.keep_lead_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_there boolean := true;
begin
  if tg_op = 'DELETE' then
    execute format('select exists (select from public.%I s where s.id = $1)', old.submission_table)
      into is_there using old.submission;
  elsif current_setting('private.erases', true) = 'on' and to_jsonb(new) - array['actor', 'detail'] = to_jsonb(old) - array['actor', 'detail'] then
    return new;
  end if;
  if is_there then
    raise sqlstate '55000' using
      message = 'Rows of private.lead_events are not changed or deleted',
      hint = 'Add a row instead.';
  end if;
  return old;
end
$$;

create trigger keep before update or delete on private.lead_events
  for each row execute function private.keep_lead_event();

-- Updates the submission's copy of its status, and queues webhooks about the change. The webhooks are held if the
-- submission is flagged and not yet released.
create function private.follow_lead_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  score smallint;
  brought_by text;
  is_held boolean;
begin
  -- Lock the submission, so that no event outlives one that is being erased.
  execute format('select s.spam_score, s.partner from public.%I s where s.id = $1 for key share', new.submission_table)
    into score, brought_by using new.submission;
  if score is null then
    raise sqlstate '23503' using message = format('There is no submission %s in %s', new.submission, new.submission_table);
  end if;
  if new.what <> 'status_changed' then
    return null;
  end if;
  execute format('update public.%I s set status = $2 where s.id = $1', new.submission_table)
    using new.submission, new.detail ->> 'status';
  is_held := private.is_flagged(score) and not exists (
    select from private.lead_events e
    where e.submission = new.submission and e.submission_table = new.submission_table and e.what = 'released'
  );
  insert into private.deliveries (event, kind, submission_table, submission, lead_event, recipient, state, held_for)
  select
    'lead.status_changed', 'webhook', new.submission_table, new.submission, new.id, w.id::text,
    case when is_held then 'held' else 'waiting' end, case when is_held then 'flagged' end
  from private.webhooks w
  where w.enabled and 'lead.status_changed' = any (w.events) and (w.partner is null or w.partner = brought_by);
  return null;
end
$$;

create trigger follow after insert on private.lead_events
  for each row execute function private.follow_lead_event();

-- Sets a submission's status, unless another operator has changed it since. wanted: {"table", "id", "status", "note",
-- "actor", "seen": the id of the last change that the operator has seen, or null}. Returns {"outcome": "changed",
-- "change": the id of the event, "from": the previous status}, or the outcome "unchanged", "gone", or "conflict", the
-- last with the other operator's change.
create function private.change_status(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known uuid;
  last private.lead_events;
  before text;
  written bigint;
begin
  -- A concurrent operator waits here, then reads what the first one wrote.
  execute format('select s.id from public.%I s where s.id = $1 for no key update', wanted ->> 'table')
    into known using (wanted ->> 'id')::uuid;
  if known is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into last from private.lead_events e
  where e.submission = known and e.submission_table = wanted ->> 'table' and e.what = 'status_changed'
  order by e.id desc limit 1;
  before := coalesce(last.detail ->> 'status', 'new');
  if coalesce(last.id, 0) <> coalesce((wanted ->> 'seen')::bigint, 0) then
    return jsonb_build_object('outcome', 'conflict', 'change', last.id, 'at', last.at, 'actor', last.actor, 'status', before);
  end if;
  if before = wanted ->> 'status' then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (
    wanted ->> 'table', known, wanted ->> 'actor', 'status_changed',
    jsonb_strip_nulls(jsonb_build_object('status', wanted ->> 'status', 'note', wanted ->> 'note'))
  )
  returning id into written;
  return jsonb_build_object('outcome', 'changed', 'change', written, 'from', before);
end
$$;

-- Calls change_status for each submission in a list. A conflict affects only that submission. Returns a list of the
-- results, each with its "table" and "id".
create function private.change_statuses(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  one jsonb;
  answers jsonb := '[]';
begin
  -- Always in the same order, so that overlapping selections cannot deadlock.
  for one in
    select w.value from jsonb_array_elements(wanted) w order by w.value ->> 'table', w.value ->> 'id'
  loop
    answers := answers || (
      jsonb_build_object('table', one -> 'table', 'id', one -> 'id') || private.change_status(one)
    );
  end loop;
  return answers;
end
$$;

-- Queues a submission's held deliveries for sending and records the release. A second call, even a concurrent one,
-- finds nothing to release. Returns how many deliveries were released.
create function private.release_held(of_table text, wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  released integer;
begin
  update private.deliveries d set state = 'waiting', next_try = '-infinity'
  where d.state = 'held' and d.submission = wanted and d.submission_table = of_table;
  get diagnostics released = row_count;
  if released > 0 then
    insert into private.lead_events (submission_table, submission, actor, what, detail)
    values (of_table, wanted, operator, 'released', jsonb_build_object('deliveries', released));
  end if;
  return released;
end
$$;

-- Calls release_held for the id of a delivery or submission. Browsers choose the ids, so rows in two tables
-- may have the same id; both are then released.
create function private.release_deliveries(wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  held record;
  total integer := 0;
begin
  for held in
    select distinct d.submission_table, d.submission from private.deliveries d
    where d.submission = wanted or d.id = wanted
    order by d.submission_table, d.submission
  loop
    total := total + private.release_held(held.submission_table, held.submission, operator);
  end loop;
  return total;
end
$$;

-- Releases a flagged submission: queues its held deliveries once, and records the release even if it has none.
-- Returns how many deliveries were released.
create function private.release_flagged_submission(of_table text, wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  released integer := private.release_held(of_table, wanted, operator);
begin
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  select of_table, wanted, operator, 'released', jsonb_build_object('deliveries', 0)
  where not exists (
    select from private.lead_events e
    where e.submission = wanted and e.submission_table = of_table and e.what = 'released'
  );
  return released;
end
$$;

-- Locks the submissions of a list of {"table", "id"}, and returns those that exist. A concurrent operator waits here, then
-- reads what the first one wrote. Always in the same order, so that overlapping selections cannot deadlock.
create function private.lock_submissions(wanted jsonb) returns table (of_table text, id uuid, status text)
language plpgsql volatile set search_path = ''
as $$
declare
  one record;
begin
  for one in
    select w.value ->> 'table' as of_table, w.value ->> 'id' as id from jsonb_array_elements(wanted) w order by 1, 2
  loop
    return query execute format(
      'select %L, s.id, s.status from public.%I s where s.id = $1 for no key update', one.of_table, one.of_table
    ) using one.id::uuid;
  end loop;
end
$$;

-- Records that whoever sent a new or read submission has been contacted. Returns the status that the submission then has.
create function private.note_contact(of_table text, wanted uuid, operator text, status_before text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  if status_before not in ('new', 'read') then
    return status_before;
  end if;
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (of_table, wanted, operator, 'status_changed', '{"status": "contacted"}');
  return 'contacted';
end
$$;

-- Calls release_flagged_submission for each {"table", "id"} in a list. Skips rows that no longer exist. Returns how many
-- submissions and deliveries were released.
create function private.release_flagged_submissions(wanted jsonb, operator text) returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'leads', count(*), 'deliveries', coalesce(sum(private.release_flagged_submission(s.of_table, s.id, operator)), 0)
  )
  from private.lock_submissions(wanted) s
$$;

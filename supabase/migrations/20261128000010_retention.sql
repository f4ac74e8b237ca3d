-- How long submissions are kept. The daily job in server/jobs/retention/ copies the retention periods from the
-- privacy policy to private.retention and deletes expired submissions. When a period is new or has changed, the job
-- only lists them; it deletes them from the next day on.
--
-- Functions in `public`, here and in the next file, are for operators: `npm run submissions` calls them in the
-- database or, for a hosted project, through the API with its secret key (role service_role). Each takes and returns
-- JSON. The caller has to delete the files, because on hosted Supabase deleting an object's row would leave its file
-- behind.

create table private.retention (
  submission_table text primary key
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  months integer not null check (months between 1 and 240),
  counted_from text not null check (counted_from in ('sent', 'last_contact')),
  -- When submissions that expired under this period were first listed. Null before that, and again after the period
  -- changes.
  listed_at timestamptz
);
insert into private.retention (submission_table, months, counted_from) values
  ('contact_submissions', 24, 'last_contact'),
  ('resume_submissions', 12, 'last_contact'),
  ('salary_report_downloads', 12, 'sent');

-- Submissions on legal hold, which retention never deletes. The reason is a signed agreement, a dispute, a law (such
-- as one on referral records), or the sender's request.
create table private.retention_holds (
  submission_table text not null references private.retention,
  submission uuid not null,
  reason text not null check (reason in ('agreement', 'dispute', 'law', 'request')),
  -- Last day of the hold, in the agency's time zone; null for an indefinite hold.
  until date,
  held_at timestamptz not null default now(),
  primary key (submission_table, submission)
);

-- Numbers of deleted rows and files, without personal data.
create table private.deletions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  why text not null check (why in ('erasure', 'retention', 'withdrawal')),
  counts jsonb not null check (jsonb_typeof(counts) = 'object')
);

-- The random ids of deleted rows. A restore deletes these rows again, so that no backup restores an erased person. The
-- server also writes the ids to a file next to its backups, in case the database is lost.
create table private.tombstones (
  submission_table text not null check (submission_table ~ '^([a-z]+\.)?[a-z_]+$'),
  submission uuid not null,
  -- 'redacted': another sender's row, from which the erased person's email address or phone number was removed. For a
  -- table whose rows belong to no submission, submission_table is its name, and submission is random.
  what text not null check (what in ('deleted', 'redacted')),
  at timestamptz not null default now(),
  primary key (submission_table, submission, what)
);

-- Data outside the database that must be deleted after a withdrawal or after a resume is replaced: saved emails, and
-- files, which SQL cannot delete on hosted Supabase. The server (for a hosted project, its worker) deletes it within
-- seconds.
create table private.removals (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- For 'file', name is the name of a file in the `resumes` bucket; for 'mails', the id of a submission.
  kind text not null check (kind in ('file', 'mails')),
  name text not null,
  unique (kind, name)
);

-- Returns when the agency and the sender were last in contact: the time of the last event that is neither an operator's own
-- (a release, a snooze, an assignment or a tag) nor a change to the status new, read or not_a_lead.
create function private.last_contact(of_table text, of_submission uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(e.at) from private.lead_events e
  where e.submission = of_submission and e.submission_table = of_table
    and e.what not in ('released', 'snoozed', 'assigned', 'tagged', 'untagged')
    and (e.what <> 'status_changed' or e.detail ->> 'status' not in ('new', 'read', 'not_a_lead'))
$$;

create function private.is_held(of_table text, of_submission uuid, at timestamptz) returns boolean
language sql stable set search_path = ''
return exists (
  select from private.retention_holds h
  where h.submission = of_submission and h.submission_table = of_table and (h.until is null or h.until >= private.counted_day(at))
);

-- Returns submissions whose retention period has ended, including those on legal hold.
create function private.expired_submissions(at timestamptz)
returns table (submission_table text, id uuid, counted timestamptz, file text, is_held boolean)
language sql stable set search_path = ''
as $$
  select s.submission_table, s.id, c.counted, s.file, private.is_held(s.submission_table, s.id, at)
  from private.retention r
  join private.all_submissions s on s.submission_table = r.submission_table
  cross join lateral (
    select greatest(
      s.created_at,
      case r.counted_from when 'last_contact' then private.last_contact(s.submission_table, s.id) end
    ) as counted
  ) c
  -- The first condition avoids looking up the events of recent rows.
  where s.created_at <= at - make_interval(months => r.months)
    and c.counted <= at - make_interval(months => r.months)
$$;

create function private.forget_holds() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.retention_holds h using gone
  where h.submission = gone.id and h.submission_table = tg_table_name;
  return null;
end
$$;

-- AFTER DELETE trigger, which also runs if an operator deletes rows with SQL.
create function private.leave_tombstones() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.tombstones as t (submission_table, submission, what)
  select tg_table_name, gone.id, 'deleted' from gone
  on conflict on constraint tombstones_pkey do update set at = excluded.at;
  return null;
end
$$;

select private.on_submission_tables($sql$
  create trigger forget_holds after delete on public.%1$I referencing old table as gone
    for each statement execute function private.forget_holds();
  create trigger leave_tombstones after delete on public.%1$I referencing old table as gone
    for each statement execute function private.leave_tombstones();
$sql$);

-- Returns each table's retention period, number of rows, and expired rows. wanted: {"at": …}.
create function public.due_submissions(wanted jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with expired as (
    select * from private.expired_submissions((wanted ->> 'at')::timestamptz)
  )
  select jsonb_agg(
    jsonb_build_object(
      'table', r.submission_table, 'months', r.months, 'counted_from', r.counted_from, 'listed_at', r.listed_at,
      'rows', (select count(*) from private.all_submissions s where s.submission_table = r.submission_table),
      'held', (select count(*) from expired e where e.submission_table = r.submission_table and e.is_held),
      'due', (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'counted', e.counted) order by e.counted, e.id), '[]')
        from expired e where e.submission_table = r.submission_table and not e.is_held
      )
    ) order by r.submission_table
  )
  from private.retention r
$$;

-- Records when a table's expired rows were first listed. wanted: {"table": …, "at": …}.
create function public.note_listed(wanted jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  update private.retention r set listed_at = (wanted ->> 'at')::timestamptz
  where r.submission_table = wanted ->> 'table' and r.listed_at is null
  returning to_jsonb(r.listed_at)
$$;

-- Places a submission on legal hold or, if no reason is given, lifts the hold. Waits for a deletion in
-- progress. Without "table", applies to every submission with that id, because rows in two tables may have
-- the same one. Returns the tables in which the submission was found. wanted: {"id": …, "table": …, "reason":
-- …, "until": …}.
create function public.hold_submission(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_table text;
  is_there boolean;
  tables text[] := '{}';
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    continue when of_table <> coalesce(wanted ->> 'table', of_table);
    execute format('select true from public.%I s where s.id = $1 for key share', of_table)
      into is_there using (wanted ->> 'id')::uuid;
    if is_there then
      tables := tables || of_table;
    end if;
  end loop;
  if wanted ->> 'reason' is null then
    delete from private.retention_holds h
    where h.submission = (wanted ->> 'id')::uuid and h.submission_table = coalesce(wanted ->> 'table', h.submission_table);
  else
    insert into private.retention_holds as h (submission_table, submission, reason, until)
    select t, (wanted ->> 'id')::uuid, wanted ->> 'reason', (wanted ->> 'until')::date from unnest(tables) t
    on conflict on constraint retention_holds_pkey do update set reason = excluded.reason, until = excluded.until, held_at = now();
  end if;
  return to_jsonb(tables);
end
$$;

revoke execute on function public.due_submissions(jsonb), public.note_listed(jsonb), public.hold_submission(jsonb)
  from public, anon, authenticated;
grant execute on function public.due_submissions(jsonb), public.note_listed(jsonb), public.hold_submission(jsonb) to service_role;

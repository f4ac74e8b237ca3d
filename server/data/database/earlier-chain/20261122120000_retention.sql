create table private.retention (
  submission_table text primary key
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  months integer not null check (months between 1 and 240),
  counted_from text not null check (counted_from in ('sent', 'last_contact')),
  listed_at timestamptz
);

insert into private.retention (submission_table, months, counted_from) values
  ('contact_submissions', 24, 'last_contact'),
  ('resume_submissions', 12, 'last_contact'),
  ('salary_report_downloads', 12, 'sent');

create table private.retention_holds (
  submission_table text not null references private.retention,
  submission uuid not null,
  reason text not null check (reason in ('agreement', 'dispute', 'request')),
  -- The last day of the hold; null for an indefinite hold.
  until date,
  held_at timestamptz not null default now(),
  primary key (submission_table, submission)
);

create table private.deletions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  why text not null check (why in ('erasure', 'retention')),
  counts jsonb not null check (jsonb_typeof(counts) = 'object')
);

create function private.last_contact(of_table text, of_submission uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(e.at) from private.lead_events e
  where e.submission = of_submission and e.submission_table = of_table
    and e.what <> 'released'
    and (e.what <> 'status_changed' or e.detail ->> 'status' not in ('new', 'read', 'not_a_lead'))
$$;

create view private.all_submissions with (security_invoker = true) as
  select 'contact_submissions' as submission_table, c.id, c.created_at, c.email, c.phone, null as file
  from public.contact_submissions c
  union all
  select 'resume_submissions', r.id, r.created_at, r.email, r.phone, r.resume_file_path from public.resume_submissions r
  union all
  select 'salary_report_downloads', s.id, s.created_at, s.email, null, null from public.salary_report_downloads s;

create function private.is_held(of_table text, of_submission uuid, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.retention_holds h
    where h.submission = of_submission and h.submission_table = of_table and (h.until is null or h.until >= at::date)
  )
$$;

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

create trigger forget_holds after delete on public.contact_submissions referencing old table as gone
  for each statement execute function private.forget_holds();
create trigger forget_holds after delete on public.resume_submissions referencing old table as gone
  for each statement execute function private.forget_holds();
create trigger forget_holds after delete on public.salary_report_downloads referencing old table as gone
  for each statement execute function private.forget_holds();

revoke execute on all functions in schema private from public;

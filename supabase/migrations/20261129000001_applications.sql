-- Applications to an opening. They are resumes that name the opening's requisition number, which is never used again,
-- and the applicant's trade. They need a name and an email address or phone number; the file may come later, by the
-- receipt, or be that of an earlier application.

alter table public.resume_submissions
  add column job text check (char_length(job) <= 8) check (job ~ '^J-[0-9]{4,6}$'),
  add column trade text check (char_length(trade) <= 160),
  alter column email drop not null,
  alter column phone drop not null,
  alter column resume_filename drop not null,
  alter column resume_file_path drop not null,
  alter column resume_file_size drop not null,
  drop constraint resume_submissions_last_name_check,
  add constraint resume_submissions_last_name_check check (char_length(last_name) between 0 and 120),
  add constraint reachable check (email is not null or phone is not null),
  add constraint whole_file check (num_nulls(resume_filename, resume_file_path, resume_file_size) in (0, 3)),
  -- What the resume form asks for.
  add constraint complete check (
    job is not null
    or (last_name <> '' and num_nulls(email, phone, resume_file_path) = 0)
  );
create index resume_submissions_job on public.resume_submissions (job, created_at) where job is not null;
grant insert (job, trade) on public.resume_submissions to anon;

-- BEFORE INSERT trigger. Gives an application without a file that of an application from the same browser within a day,
-- which is named by the hash of its receipt key, in form_check. The lock keeps a withdrawal from deleting the file at the
-- same time. A wrong hash leaves the application without a file. Its name makes it run before `file` and `prepare`.
create function private.copy_resume_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select r.resume_filename, r.resume_file_path, r.resume_file_size
  into new.resume_filename, new.resume_file_path, new.resume_file_size
  from private.receipts k
  join public.resume_submissions r on r.id = k.submission
  where k.submission_table = 'resume_submissions'
    and k.key_hash = decode(substring(new.form_check ->> 'file_of' from '^[0-9a-f]{64}$'), 'hex')
    and r.created_at > now() - interval '1 day'
  for share of r;
  return new;
end
$$;
revoke execute on function private.copy_resume_file() from public;
create trigger copy_file before insert on public.resume_submissions
  for each row when (
    current_user = 'anon' and new.job is not null and new.resume_file_path is null and new.form_check ? 'file_of'
  ) execute function private.copy_resume_file();

-- The functions below are those of the baseline, for resumes without a file.

create or replace function private.follow_resume_file() returns trigger
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

create or replace function private.leave_files(files text[]) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads u where u.name = any (files);
  insert into private.removals (kind, name) select 'file', f from unnest(files) f where f is not null on conflict do nothing;
$$;

create or replace function public.files_of_submissions(wanted jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with ours as (
    select r.id, r.resume_file_path as name from public.resume_submissions r
    where r.resume_file_path is not null
      and r.id in (
        select (w ->> 'id')::uuid from jsonb_array_elements(wanted -> 'submissions') w where w ->> 'table' = 'resume_submissions'
      )
      and not private.is_held('resume_submissions', r.id, now())
  ),
  named as (
    select n.name
    from private.person_of(private.wanted_emails(wanted), private.wanted_phones(wanted)) person
    join (
      select o.name from storage.objects o where o.bucket_id = 'resumes'
      union select r.resume_file_path from public.resume_submissions r
      union select u.name from private.uploads u
      union select r.name from private.removals r where r.kind = 'file'
    ) n on n.name ~* person.plain
      or (n.name like '%\%%' or octet_length(n.name) <> char_length(n.name)) and (n.name ~* person.email or n.name ~* person.phone)
    where coalesce(person.email, person.phone) is not null
  ),
  files as (
    select
      f.name, bool_or(r.id is not null) as is_kept, bool_or(private.is_held('resume_submissions', r.id, now())) as is_held
    from (select o.name from ours o union select n.name from named n) f
    left join public.resume_submissions r on r.resume_file_path = f.name and r.id not in (select o.id from ours o)
    group by f.name
  )
  select jsonb_build_object(
    'removed', coalesce(jsonb_agg(f.name) filter (where not f.is_kept), '[]'),
    'renamed', coalesce(jsonb_agg(jsonb_build_object('from', f.name, 'to', private.neutral_file_name(f.name)))
      filter (where f.is_kept and not f.is_held and f.name in (select n.name from named n)), '[]')
  )
  from files f
$$;

select private.make_searchable();

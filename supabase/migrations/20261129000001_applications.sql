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

select private.make_searchable();

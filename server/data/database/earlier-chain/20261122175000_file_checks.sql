create table private.file_checks (
  path text primary key,
  verdict text check (verdict in ('sound', 'refused')),
  reason text check (char_length(reason) <= 300),
  is_scanned boolean not null default false,
  next_try timestamptz not null default now(),
  attempts integer not null default 0,
  checked_at timestamptz,
  check ((verdict is null) = (checked_at is null))
);

create index file_checks_waiting on private.file_checks (next_try) where verdict is null;

create function private.follow_resume_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and not exists (
    select from public.resume_submissions r where r.resume_file_path = old.resume_file_path
  ) then
    delete from private.file_checks c where c.path = old.resume_file_path;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into private.file_checks (path) values (new.resume_file_path) on conflict (path) do nothing;
  end if;
  return null;
end
$$;

revoke execute on function private.follow_resume_file() from public;

create trigger file_check after insert or delete or update of resume_file_path on public.resume_submissions
  for each row execute function private.follow_resume_file();

insert into private.file_checks (path) select r.resume_file_path from public.resume_submissions r
on conflict (path) do nothing;

create function private.claim_file_checks(max_files integer) returns table (path text, resume uuid)
language sql volatile set search_path = ''
as $$
  with due as materialized (
    select c.path from private.file_checks c
    where c.verdict is null and c.next_try <= now()
    order by c.next_try
    limit max_files
    for update skip locked
  ), claimed as (
    update private.file_checks c set next_try = now() + interval '2 minutes', attempts = c.attempts + 1
    from due where c.path = due.path
    returning c.path
  )
  select claimed.path, (select r.id from public.resume_submissions r where r.resume_file_path = claimed.path limit 1)
  from claimed
$$;

revoke execute on function private.claim_file_checks(integer) from public;

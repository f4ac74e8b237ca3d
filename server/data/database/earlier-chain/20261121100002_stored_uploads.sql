create function private.count_upload() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  size bigint := coalesce((new.metadata ->> 'size')::bigint, 0);
  held uuid;
begin
  update private.uploads u set is_stored = true, bytes = size
  where u.id = case when new.version ~ '^[0-9a-f-]{36}$' then new.version::uuid end;
  if found then
    return null;
  end if;
  held := private.hold_upload(new.name, size, new.user_metadata -> 'proof');
  update private.uploads u set is_stored = true where u.id = held;
  return null;
end
$$;

revoke execute on function private.count_upload() from public;

create trigger count_upload after insert on storage.objects
  for each row when (new.bucket_id = 'resumes' and current_user <> 'anon') execute function private.count_upload();

create function private.require_unexpired_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from storage.objects o where o.bucket_id = 'resumes' and o.name = new.resume_file_path for share;
  if not found and exists (select from private.uploads u where u.name = new.resume_file_path and u.is_stored) then
    raise sqlstate 'PT410' using
      message = 'The file has expired',
      hint = 'Send the file again, then the submission that names it.';
  end if;
  return new;
end
$$;

revoke execute on function private.require_unexpired_file() from public;

create trigger file before insert on public.resume_submissions
  for each row when (current_user = 'anon') execute function private.require_unexpired_file();

create function private.expired_uploads(max_files integer default 1000) returns setof text
language sql stable set search_path = ''
as $$
  select u.name
  from private.uploads u
  join storage.objects o on o.bucket_id = 'resumes' and o.name = u.name
  where u.is_stored
    and u.created_at < now() - interval '1 hour'
    and not exists (select from public.resume_submissions r where r.resume_file_path = u.name)
  order by u.created_at
  limit max_files
$$;

create function private.remove_expired_uploads(max_files integer default 100) returns setof text
language plpgsql volatile set search_path = ''
as $$
declare
  names text[];
begin
  select array_agg(due.name) into names from (
    select o.name from storage.objects o
    where o.bucket_id = 'resumes' and o.name in (select private.expired_uploads(max_files))
    for update skip locked
  ) due;
  return query
    delete from storage.objects o
    where o.bucket_id = 'resumes' and o.name = any (names)
      and not exists (select from public.resume_submissions r where r.resume_file_path = o.name)
    returning o.name;
end
$$;

revoke execute on all functions in schema private from public;

-- Resume files: a private bucket that visitors may upload to, and limits on files that are waiting for their
-- submission.
--
-- A form uploads its file seconds before it sends its row. A file that no row references expires after an hour; until
-- then, it counts against the sender's IP address (for IPv6, the /64 network), network (IPv4 /24, IPv6 /48), and the
-- capacity of the bucket. The counters' keys are salted hashes.
--
-- Storage first tests the policy by inserting the row as the visitor and rolling back, then reads the bytes, then
-- stores the row as service_role with the visitor's headers. The policy therefore only checks the limits, and a
-- trigger on storage.objects, which hosted Supabase allows, counts the stored row.
-- * Hosted Supabase: concurrent uploads may all pass the policy. The trigger checks them again, one at a time per
--   address, and Storage drops a file that the trigger refuses.
-- * This project's server: calls private.hold_upload before it reads the first byte and cancels that count if the
--   upload fails, so that uploads in progress count too.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'resumes', 'resumes', false, 10485760,
  array['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Stored uploads and uploads in progress from the last day. A row outlives its file, so that a submission whose file
-- has expired can be recognized.
create table private.uploads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address_hash bytea not null,
  network_hash bytea not null,
  bytes bigint not null check (bytes >= 0),
  is_stored boolean not null default false,
  created_at timestamptz not null default now()
);
create index uploads_name on private.uploads (name);
create index uploads_address on private.uploads (address_hash, created_at);
create index uploads_network on private.uploads (network_hash, created_at);
create index uploads_created_at on private.uploads (created_at);

-- Uploads that count against the limits. One in progress counts for ten minutes, because a killed server leaves its
-- row behind. Rows dated in the future, from before a clock was set back, do not count. Rows newer than the
-- transaction do count, because they were stored while it waited for a lock.
create view private.waiting_uploads as
select u.address_hash, u.network_hash, u.bytes, u.created_at
from private.uploads u
where u.created_at > now() - case when u.is_stored then interval '1 hour' else interval '10 minutes' end
  and u.created_at <= clock_timestamp()
  and not exists (select from public.resume_submissions r where r.resume_file_path = u.name);

-- Returns whether another file of this size would exceed a limit. Stops counting at the limit.
create function private.is_share_used(of_subject text, key_hash bytea, more_bytes bigint) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  files private.rate_limits;
  megabytes private.rate_limits;
  waiting_files bigint;
  waiting_bytes numeric;
begin
  select * into files from private.rate_limits l where l.scope = 'resumes' and l.subject = of_subject;
  select * into megabytes from private.rate_limits l where l.scope = 'resume_megabytes' and l.subject = of_subject;
  execute format(
    'select count(*), coalesce(sum(w.bytes), 0) from (
       select u.bytes from private.waiting_uploads u where %s and u.created_at > now() - make_interval(secs => $2) limit $3
     ) w',
    case of_subject when 'address' then 'u.address_hash = $1' when 'network' then 'u.network_hash = $1' else '$1 is null' end
  )
  into waiting_files, waiting_bytes
  using key_hash, coalesce(files.window_seconds, megabytes.window_seconds, 3600), files.max_count::bigint;
  return coalesce(waiting_files >= files.max_count, false)
    or coalesce(waiting_bytes + more_bytes > megabytes.max_count::bigint * 1048576, false);
end
$$;

-- Refuses a file, with HTTP 429, if it would exceed the limit of its IP address or network, or the capacity of the
-- bucket. Hosted Storage maps errors with this exact wording to 429, and all others to 500.
create function private.require_upload_share(address text, bytes bigint) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.is_share_used('address', private.hashed('upload ' || address), bytes)
    or private.is_share_used('network', private.hashed('upload ' || private.network_of(address)), bytes)
    or private.is_share_used('total', null, bytes)
  then
    raise sqlstate 'PT429' using
      message = 'Too many uploads (sorry, too many clients already)',
      detail = 'too_many_uploads',
      hint = 'Wait a while, then send again.';
  end if;
end
$$;

-- Deletes upload records after a day. Skips locked rows, because uploads and the cleanup jobs of several servers run
-- concurrently.
create function private.forget_uploads(max_rows integer) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads where id in (
    select u.id from private.uploads u
    where u.is_stored
      and u.created_at < now() - interval '1 day'
      and (
        not exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = u.name)
        or exists (select from public.resume_submissions r where r.resume_file_path = u.name)
      )
    limit max_rows
    for update of u skip locked
  )
$$;

-- Counts an upload against the IP address of the request and returns the id of its record, or null outside a request.
-- An advisory lock serializes uploads from the same address, so that each sees the earlier ones.
create function private.hold_upload(key text, bytes bigint) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := private.client_address();
  held uuid;
begin
  if address is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('upload ' || address, 0));
  perform private.require_upload_share(address, bytes);
  insert into private.uploads as u (name, address_hash, network_hash, bytes)
  values (key, private.hashed('upload ' || address), private.hashed('upload ' || private.network_of(address)), bytes)
  returning u.id into held;
  if random() < 0.01 then
    perform private.forget_uploads(1000);
  end if;
  return held;
end
$$;

-- Called by the policy before any bytes are read. Allows an existing key, which the unique index then refuses with 409,
-- so that a retry learns that its file is stored.
create function private.upload_allowed(key text, metadata jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text := private.client_address();
begin
  if address is not null and not exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = key) then
    perform private.require_upload_share(address, coalesce((metadata ->> 'contentLength')::bigint, 0));
  end if;
  return true;
end
$$;

create policy "Visitors add resumes under a time-stamped name" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'resumes'
    and char_length(name) <= 200
    and name ~ '^[0-9]{10,17}_[A-Za-z0-9 ._()-]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?)$'
    and private.upload_allowed(name, metadata)
  );

-- AFTER INSERT trigger that counts a stored file. This project's server has already counted it in an upload record,
-- whose id it passes as the object's version.
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
  held := private.hold_upload(new.name, size);
  update private.uploads u set is_stored = true where u.id = held;
  return null;
end
$$;

-- Does not count inserts by `anon`, which only test the policy.
create trigger count_upload after insert on storage.objects
  for each row when (new.bucket_id = 'resumes' and current_user <> 'anon') execute function private.count_upload();

-- BEFORE INSERT trigger. A submission may arrive long after its file, for instance from a form that stayed open after
-- a failure. If the file has expired, status 410 makes the form upload it again. The lock protects the file from
-- deletion while its submission is being inserted.
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

create trigger file before insert on public.resume_submissions
  for each row when (current_user = 'anon') execute function private.require_unexpired_file();

-- Returns the names of files that have waited for their submission for more than an hour, oldest first. On hosted
-- Supabase, an operator deletes them through the Storage API, because deleting a row in storage.objects would leave
-- the file behind. Until then they take up space, but do not count against any sender.
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

-- Deletes the rows of expired files and returns their names, for a server that deletes the files in the same
-- transaction. Locks the rows and then checks them again, because a submission may have been inserted in between.
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

-- Returns the file names of uploads that were interrupted more than an hour ago, for instance because the database or
-- a server was killed. They have no row in storage.objects. The calling server deletes the files in the same
-- transaction. Until it commits, the names are reserved: a second upload of the same file waits for this transaction,
-- so the new file is not deleted.
create function private.remove_abandoned_uploads(max_files integer default 100) returns setof text
language plpgsql volatile set search_path = ''
as $$
declare
  abandoned record;
begin
  for abandoned in
    select u.id, u.name from private.uploads u
    where not u.is_stored and u.created_at < now() - interval '1 hour'
    order by u.created_at
    limit max_files
    for update of u skip locked
  loop
    insert into storage.objects (bucket_id, name) values ('resumes', abandoned.name) on conflict do nothing;
    if found then
      delete from storage.objects o where o.bucket_id = 'resumes' and o.name = abandoned.name;
      return next abandoned.name;
    end if;
    delete from private.uploads u where u.id = abandoned.id;
  end loop;
end
$$;

-- The policy runs with the visitor's privileges. Visitors have no USAGE on the schema, so they cannot call the
-- function by name.
grant execute on function private.upload_allowed(text, jsonb) to anon;

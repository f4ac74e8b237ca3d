-- Resume files: a private bucket that visitors may add to, and limits on files that wait for their submission.
--
-- A form sends its row seconds after its file; a file that no row references expires after an hour. Waiting files
-- count against the sender's address (an IPv6 /64 counts as one), its network (IPv4 /24, IPv6 /48) and the bucket.
-- Counters are stored under a salted hash.
--
-- Storage tests the policy with an insert as the visitor, which it rolls back, then reads the bytes, then stores
-- the row as service_role with the visitor's headers. The policy therefore only checks the limits, and a trigger
-- counts the stored row; hosted Supabase allows that trigger on storage.objects.
-- * Hosted Supabase: concurrent uploads may all pass the policy. The trigger checks each again, one at a time per
-- address, and Storage drops a refused file.
-- * This project's server: it calls private.hold_upload before it reads the first byte and releases the hold if the
-- upload fails, so that uploads in progress count too.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'resumes', 'resumes', false, 10485760,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Uploads of the last day, stored or in progress. A row outlives its file, so that a submission whose file has
-- expired is recognized.
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

-- Uploads in progress count for ten minutes, because a killed server leaves their rows behind. Rows dated in the
-- future, as after a corrected clock, do not count. Rows newer than the transaction do count, because they were
-- stored while it waited.
create view private.waiting_uploads as
select u.address_hash, u.network_hash, u.bytes, u.created_at
from private.uploads u
where u.created_at > now() - case when u.is_stored then interval '1 hour' else interval '10 minutes' end
  and u.created_at <= clock_timestamp()
  and not exists (select from public.resume_submissions r where r.resume_file_path = u.name);

-- Whether another file of this size would exceed a quota. Reads only as many rows as needed.
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

-- Refuses with HTTP 429 a file over the quota of its address or network, or over the bucket's capacity. Hosted
-- Storage responds with 429 to errors with this wording, and with 500 to others.
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

-- Deletes upload records after a day. Skips locked rows, because uploads and the sweeps of several servers run
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

-- Counts an upload against the request's address and returns its id; null outside a request. An advisory lock
-- serializes the uploads of an address, so that each sees the earlier ones.
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

-- Used by the policy before the bytes are read. An existing key passes: the unique index refuses it (409), which
-- tells a retry that its file is stored.
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

-- This project's server counts an upload before reading it, and stores the id of that count as the object's
-- version.
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

-- Excludes the visitor's own insert, which only tests the permission.
create trigger count_upload after insert on storage.objects
  for each row when (new.bucket_id = 'resumes' and current_user <> 'anon') execute function private.count_upload();

-- A submission may arrive long after its file, for instance if a form stayed open after a failure. If the file has
-- expired, 410 makes the form upload it again. The lock protects a file whose submission is being inserted.
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

-- Names of files that have waited for more than an hour, oldest first. On hosted Supabase, an operator deletes them
-- through the Storage API, because deleting a row in storage.objects would leave the file. Until then they use
-- space but count against no sender's quota.
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
-- transaction. Locks the files and checks them again, because a submission may have been inserted in between.
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

-- Returns the file names of uploads that were interrupted more than an hour ago, for instance by a killed database
-- or server. They have no row in storage.objects; a server deletes the files in the same transaction. Until it
-- commits, the name is reserved: a sender who uploads that file again waits at the unique index, so no new file is
-- deleted.
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

revoke execute on all functions in schema private from public;
-- The policy runs with the visitor's privileges; without USAGE on the schema, nobody can call the function by name.
grant execute on function private.upload_allowed(text, jsonb) to anon;

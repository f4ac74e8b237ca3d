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

do $$
begin
  for number in 0..127 loop
    execute format('create sequence private.upload_hits_%s', number);
  end loop;
end
$$;

create function private.upload_hits(address text, window_seconds integer) returns bigint
language plpgsql volatile set search_path = ''
as $$
declare
  base bigint := floor(extract(epoch from now()) / window_seconds)::bigint * 1048576;
  counter text := 'private.upload_hits_' || get_byte(private.hashed(base || address), 0) % 128;
  hits bigint := nextval(counter::regclass) - base;
begin
  if hits < 1 or hits > 1048575 then
    perform setval(counter::regclass, base + 1);
    return 1;
  end if;
  return hits;
end
$$;

create function private.upload_allowed(key text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_address private.rate_limits;
  overall private.rate_limits;
  address text := private.client_address();
begin
  if exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = key) then
    return true;
  end if;
  select * into per_address from private.rate_limits l where l.scope = 'resumes' and l.subject = 'address';
  select * into overall from private.rate_limits l where l.scope = 'resumes' and l.subject = 'everyone';
  if (per_address.max_count < private.upload_hits(address, per_address.window_seconds))
    or overall.max_count <= (
      select count(*) from storage.objects o
      where o.bucket_id = 'resumes' and o.created_at > now() - make_interval(secs => overall.window_seconds)
    )
  then
    -- Hosted storage turns errors of this wording into status 429, and every other one into 500.
    raise sqlstate 'PT429' using
      message = 'Too many uploads (sorry, too many clients already)',
      hint = 'Wait a while, then send again.';
  end if;
  return true;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.upload_allowed(text) to anon;

create policy "Visitors add resumes under a time-stamped name" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'resumes'
    and char_length(name) <= 200
    and name ~ '^[0-9]{10,17}_[A-Za-z0-9 ._()-]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?)$'
    and private.upload_allowed(name)
  );

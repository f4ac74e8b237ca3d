delete from private.rate_limits where scope in ('resumes', 'resume_megabytes') and subject = 'everyone';
alter table private.rate_limits drop constraint rate_limits_subject_check;
alter table private.rate_limits add constraint rate_limits_subject_check
  check (subject in ('address', 'network', 'email', 'submission', 'total'));
insert into private.rate_limits (scope, subject, max_count, window_seconds) values ('resumes', 'total', 10000, 3600);

drop policy "Visitors add resumes under a time-stamped name" on storage.objects;
drop function private.upload_allowed(text, jsonb, jsonb);
drop function public.upload_challenge();
drop function private.issue_upload_challenge();
drop function private.hold_upload(text, bigint, jsonb);
drop function private.pay_for_upload(text, bigint, jsonb);
drop function private.check_proof(jsonb, text);
drop function private.refuse_upload(text);
drop function private.sign_challenge(jsonb, text);
drop function private.derive_key(text, text, integer, integer);
drop function private.upload_price(text, bigint);
drop function private.is_share_used(text, bytea, bigint, integer);
drop table private.upload_challenges;
alter table private.uploads drop column proof;

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

create or replace function private.count_upload() returns trigger
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

revoke execute on all functions in schema private from public;
grant execute on function private.upload_allowed(text, jsonb) to anon;

create table private.upload_challenges (
  only_row boolean primary key default true check (only_row),
  hashes_per_counter integer not null default 100 check (hashes_per_counter between 1 and 10000),
  min_counter integer not null default 800,
  max_counter integer not null default 1600,
  valid_seconds integer not null default 600,
  check (0 < min_counter and min_counter <= max_counter)
);
insert into private.upload_challenges default values;

create function private.derive_key(salt text, nonce text, counter integer, hashes integer) returns bytea
language plpgsql immutable set search_path = ''
as $$
declare
  key bytea := decode(salt, 'hex') || decode(nonce, 'hex') || int4send(counter);
begin
  for n in 1..hashes loop
    key := sha256(key);
  end loop;
  return key;
end
$$;

create function private.sign_challenge(parameters jsonb, network text) returns text
language sql stable set search_path = ''
as $$
  select encode(private.hashed(encode(private.hashed('upload challenge ' || jsonb_build_array(
    parameters ->> 'nonce', parameters ->> 'salt', parameters ->> 'cost', parameters ->> 'keyPrefix', parameters ->> 'expiresAt', network
  )::text), 'hex')), 'hex')
$$;

create function private.issue_upload_challenge() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings private.upload_challenges;
  address text := private.client_address();
  nonce text := encode(uuid_send(gen_random_uuid()), 'hex');
  salt text := encode(uuid_send(gen_random_uuid()), 'hex');
  counter integer;
  parameters jsonb;
begin
  if address is null or private.upload_price(address, 0) = 'too much' then
    return null;
  end if;
  select * into settings from private.upload_challenges;
  -- The last bytes of a random UUID are random altogether, which random() is not.
  counter := settings.min_counter
    + ('x' || right(gen_random_uuid()::text, 7))::bit(28)::integer % (settings.max_counter - settings.min_counter + 1);
  parameters := jsonb_build_object(
    'algorithm', 'SHA-256',
    'nonce', nonce,
    'salt', salt,
    'cost', settings.hashes_per_counter,
    'keyLength', 32,
    'keyPrefix', encode(substr(private.derive_key(salt, nonce, counter, settings.hashes_per_counter), 1, 16), 'hex'),
    'expiresAt', floor(extract(epoch from now()))::bigint + settings.valid_seconds
  );
  return jsonb_build_object(
    'parameters', parameters,
    'signature', private.sign_challenge(parameters, private.network_of(address)),
    'maxCounter', settings.max_counter
  );
end
$$;

create function private.check_proof(proof jsonb, address text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  parameters jsonb := proof -> 'parameters';
  counter text := proof ->> 'counter';
  found bytea;
begin
  if coalesce(proof ->> 'signature', '') <> private.sign_challenge(parameters, private.network_of(address)) then
    return null;
  end if;
  if coalesce(counter !~ '^[0-9]{1,9}$', true) or (parameters ->> 'expiresAt')::bigint < extract(epoch from now()) then
    return null;
  end if;
  found := private.derive_key(parameters ->> 'salt', parameters ->> 'nonce', counter::integer, (parameters ->> 'cost')::integer);
  if encode(substr(found, 1, 16), 'hex') <> parameters ->> 'keyPrefix'
    or exists (select from private.uploads u where u.proof = parameters ->> 'nonce')
  then
    return null;
  end if;
  return parameters ->> 'nonce';
end
$$;

create function private.refuse_upload(reason text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using
    message = 'Too many uploads (sorry, too many clients already)',
    detail = reason,
    hint = case reason
      when 'proof_required' then 'Ask upload_challenge() and send the file again with the answer as metadata.'
      else 'Wait a while, then send again.'
    end;
end
$$;

create function private.pay_for_upload(address text, bytes bigint, proof jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  price text := private.upload_price(address, bytes);
  paid text;
begin
  if price = 'nothing' then
    return null;
  end if;
  if price = 'proof' then
    paid := private.check_proof(proof, address);
  end if;
  if paid is null then
    perform private.refuse_upload(case price when 'proof' then 'proof_required' else 'too_many_uploads' end);
  end if;
  return paid;
end
$$;

create function private.forget_uploads(max_rows integer) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads where id in (
    select u.id from private.uploads u
    where u.created_at < now() - interval '1 day'
      and (
        not exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = u.name)
        or exists (select from public.resume_submissions r where r.resume_file_path = u.name)
      )
    limit max_rows
  )
$$;

create function private.hold_upload(key text, bytes bigint, proof jsonb) returns uuid
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
  insert into private.uploads as u (name, address_hash, network_hash, bytes, proof)
  values (
    key,
    private.hashed('upload ' || address),
    private.hashed('upload ' || private.network_of(address)),
    bytes,
    private.pay_for_upload(address, bytes, proof)
  )
  on conflict on constraint uploads_proof_key do nothing
  returning u.id into held;
  if held is null then
    perform private.refuse_upload('proof_required');
  end if;
  if random() < 0.01 then
    perform private.forget_uploads(1000);
  end if;
  return held;
end
$$;

drop policy "Visitors add resumes under a time-stamped name" on storage.objects;
drop function private.upload_allowed(text);
create function private.upload_allowed(key text, metadata jsonb, user_metadata jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text := private.client_address();
begin
  if address is not null and not exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = key) then
    perform private.pay_for_upload(address, coalesce((metadata ->> 'contentLength')::bigint, 0), user_metadata -> 'proof');
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
    and private.upload_allowed(name, metadata, user_metadata)
  );

create function public.upload_challenge() returns jsonb
language sql volatile set search_path = ''
begin atomic
  select private.issue_upload_challenge();
end;

drop function private.upload_hits(text, integer);
do $$
begin
  for number in 0..127 loop
    execute format('drop sequence private.upload_hits_%s', number);
  end loop;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.upload_challenge() from public, authenticated;
grant execute on function private.upload_allowed(text, jsonb, jsonb), private.issue_upload_challenge(), public.upload_challenge() to anon;

-- The schema for settings, counters and the functions behind triggers and policies, with helpers that read the
-- current request. The API does not expose the schema, and only its owner has USAGE on it. `anon` runs private
-- functions only through triggers, policies and functions in `public`.

create schema private;
revoke all on schema private from public;
grant usage on schema public to anon, service_role;

create table private.salt (
  only_row boolean primary key default true check (only_row),
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.salt default values;

-- Publishable keys from earlier releases, which partners' pinned scripts still send. Accepted in addition to the
-- constant key.
create table private.publishable_key (
  only_row boolean primary key default true check (only_row),
  value text not null check (value <> '')
);

-- Cloudflare, in front of hosted Supabase, sets cf-connecting-ip; elsewhere, visitors can set that header
-- themselves. For a self-hosted Supabase, run: update private.request_settings set is_behind_cloudflare = false.
create table private.request_settings (
  only_row boolean primary key default true check (only_row),
  is_behind_cloudflare boolean not null
);
-- storage.migrations belongs to Supabase's own Storage; databases of this project's server do not have it.
insert into private.request_settings (is_behind_cloudflare) select to_regclass('storage.migrations') is not null;

create function private.request_header(header_name text) returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> header_name
$$;

-- The visitor's address, with IPv6 reduced to its /64 network; null outside an API request. Uses the last entry of
-- x-forwarded-for, because proxies append to it and visitors can set the earlier entries.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  if headers is null then
    return null;
  end if;
  address := trim(coalesce(
    case when (select s.is_behind_cloudflare from private.request_settings s) then headers ->> 'cf-connecting-ip' end,
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  ))::inet;
  if address is null then
    return 'unknown';
  end if;
  return case when family(address) = 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return 'unknown';
end
$$;

-- The network (IPv4 /24, IPv6 /48) of an address from private.client_address().
create function private.network_of(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when address = 'unknown' then address
    when family(address::inet) = 6 then network(set_masklen(address::inet, 48))::text
    else network(set_masklen(address::inet, 24))::text
  end
$$;

create function private.hashed(key text) returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(s.value || key, 'UTF8')) from private.salt s
$$;

create function private.window_ends(window_seconds integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select to_timestamp((floor(extract(epoch from now()) / window_seconds) + 1) * window_seconds)
$$;

revoke execute on all functions in schema private from public;

-- The private schema: settings, counters, and the functions that triggers and policies call, including helpers that
-- read the current request. The API does not expose this schema, and only its owner has USAGE on it. The `anon` role
-- runs private functions only through triggers, policies, and functions in `public`.
--
-- Functions that run for each submission are in PL/pgSQL, whose statements are planned once per session. PostgreSQL
-- plans a function in SQL again for each statement that calls it, unless it can put the function's body in its place,
-- which `set search_path` prevents.

create schema private;
revoke all on schema private from public;
grant usage on schema public to anon, service_role;

create table private.salt (
  only_row boolean primary key default true check (only_row),
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.salt default values;

-- Cloudflare, which is in front of hosted Supabase, sets the cf-connecting-ip header. Without Cloudflare, visitors
-- can set it themselves, so for a self-hosted Supabase run:
-- update private.request_settings set is_behind_cloudflare = false
create table private.request_settings (
  only_row boolean primary key default true check (only_row),
  is_behind_cloudflare boolean not null
);
-- The table storage.migrations exists only on Supabase, not in databases of this project's own server.
insert into private.request_settings (is_behind_cloudflare) select to_regclass('storage.migrations') is not null;

create function private.request_header(header_name text) returns text
language sql stable set search_path = ''
return nullif(current_setting('request.headers', true), '')::jsonb ->> header_name;

-- Returns the visitor's IP address (for IPv6, its /64 network), or null outside an API request. Takes the last entry
-- of x-forwarded-for, because proxies append to it and visitors can set the earlier entries.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  sent text;
  address inet;
begin
  if headers is null then
    return null;
  end if;
  sent := trim(coalesce(
    case when (select s.is_behind_cloudflare from private.request_settings s) then headers ->> 'cf-connecting-ip' end,
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')
  ));
  -- Nearly all addresses. A block with an exception handler is a subtransaction.
  if sent ~ '^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(\.|$)){4}$' and sent !~ '\.$' then
    return sent;
  end if;
  begin
    address := sent::inet;
  exception
    when invalid_text_representation then
      return 'unknown';
  end;
  if address is null then
    return 'unknown';
  end if;
  return case when family(address) = 6 then network(set_masklen(address, 64))::text else host(address) end;
end
$$;

-- Returns the network (IPv4 /24, IPv6 /48) of an address returned by private.client_address().
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when address = 'unknown' then address
    when family(address::inet) = 6 then network(set_masklen(address::inet, 48))::text
    else network(set_masklen(address::inet, 24))::text
  end;
end
$$;

create function private.hashed(key text) returns bytea
language plpgsql stable set search_path = ''
as $$
begin
  return sha256(convert_to((select s.value from private.salt s) || key, 'UTF8'));
end
$$;

create function private.window_ends(window_seconds integer) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return to_timestamp((floor(extract(epoch from now()) / window_seconds) + 1) * window_seconds);
end
$$;

-- The agency's time zone, which determines when a day begins.
create table private.count_settings (
  only_row boolean primary key default true check (only_row),
  time_zone text not null default 'America/New_York' check (now() at time zone time_zone is not null)
);
insert into private.count_settings default values;

create function private.counted_day(at timestamptz) returns date
language sql stable set search_path = ''
as $$
  select (at at time zone s.time_zone)::date from private.count_settings s
$$;

-- Executes statements for each table of submissions, whose name replaces %1$I. The tables are created later.
create function private.on_submission_tables(statements text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  of_table text;
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format(statements, of_table);
  end loop;
end
$$;

create table private.request_settings (
  only_row boolean primary key default true check (only_row),
  is_behind_cloudflare boolean not null
);
revoke all on private.request_settings from public;
insert into private.request_settings (is_behind_cloudflare) select to_regclass('storage.migrations') is not null;

create or replace function private.client_address() returns text
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

alter table private.known_partners add column is_from_content boolean not null default false;
alter table private.known_origins add column is_from_content boolean not null default false;

create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.count_hits(
    tg_table_name, 'email', lower(new.email) || coalesce(' ' || private.network_of(private.client_address()), ''), 1
  ) then
    perform private.refuse_too_many();
  end if;
  return null;
end
$$;

revoke execute on all functions in schema private from public;

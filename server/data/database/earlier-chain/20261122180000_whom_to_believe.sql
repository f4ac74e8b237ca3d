-- Whose word is taken: that of Cloudflare where it is in front, that of the content about partners, and nobody's about whose
-- e-mail a submission names.

-- Hosted Supabase has Cloudflare in front, which sets cf-connecting-ip itself. Elsewhere a visitor writes that header, so that an
-- operator of a Supabase of his own turns this off: update private.request_settings set is_behind_cloudflare = false.
create table private.request_settings (
  only_row boolean primary key default true check (only_row),
  is_behind_cloudflare boolean not null
);
revoke all on private.request_settings from public;
-- storage.migrations is a table of Supabase's own Storage, which the server of this project does not have.
insert into private.request_settings (is_behind_cloudflare) select to_regclass('storage.migrations') is not null;

-- As before, but for cf-connecting-ip, and for the entry of x-forwarded-for: proxies add to its end, whereas a visitor may write
-- what comes before.
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

-- What the content has put there goes when the content no longer says it; what an operator has put there stays.
alter table private.known_partners add column is_from_content boolean not null default false;
alter table private.known_origins add column is_from_content boolean not null default false;

-- Only stored rows count against an e-mail, and only those of the same network: whoever sends forms in another one's name uses up
-- nothing that the other one needs.
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

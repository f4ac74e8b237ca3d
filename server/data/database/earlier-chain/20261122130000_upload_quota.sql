alter table private.rate_limits drop constraint rate_limits_subject_check;
alter table private.rate_limits add constraint rate_limits_subject_check
  check (subject in ('address', 'network', 'email', 'everyone', 'total'));
insert into private.rate_limits (scope, subject, max_count, window_seconds) values ('resume_megabytes', 'total', 5000, 3600);

create or replace function private.upload_price(address text, more_bytes bigint) returns text
language plpgsql stable set search_path = ''
as $$
declare
  address_hash bytea := private.hashed('upload ' || address);
  network_hash bytea := private.hashed('upload ' || private.network_of(address));
begin
  if private.is_share_used('address', address_hash, more_bytes, 4) or private.is_share_used('total', null, more_bytes) then
    return 'too much';
  end if;
  if private.is_share_used('address', address_hash, more_bytes)
    or private.is_share_used('network', network_hash, more_bytes)
    or private.is_share_used('everyone', null, more_bytes)
  then
    return 'proof';
  end if;
  return 'nothing';
end
$$;

revoke execute on all functions in schema private from public;

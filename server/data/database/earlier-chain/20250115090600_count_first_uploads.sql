create or replace function private.upload_hits(address text, window_seconds integer) returns bigint
language plpgsql volatile set search_path = ''
as $$
declare
  base bigint := floor(extract(epoch from now()) / window_seconds)::bigint * 1048576;
  counter text := 'private.upload_hits_' || get_byte(private.hashed(base || address), 0) % 128;
  hits bigint := nextval(counter::regclass) - base;
begin
  if hits between 1 and 1048575 then
    return hits;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(counter, 0));
  hits := nextval(counter::regclass) - base;
  if hits between 1 and 1048575 then
    return hits;
  end if;
  perform setval(counter::regclass, base + 1);
  return 1;
end
$$;

alter table private.rate_limits drop constraint rate_limits_subject_check;
alter table private.rate_limits add constraint rate_limits_subject_check
  check (subject in ('address', 'network', 'email', 'everyone'));

update private.rate_limits set window_seconds = least(window_seconds, 3600) where scope = 'resumes';
update private.rate_limits set max_count = 20 where scope = 'resumes' and subject = 'address' and max_count = 60;
update private.rate_limits set max_count = 300 where scope = 'resumes' and subject = 'everyone' and max_count = 2000;
insert into private.rate_limits (scope, subject, max_count, window_seconds) values
  ('resumes', 'network', 60, 3600),
  ('resume_megabytes', 'address', 100, 3600),
  ('resume_megabytes', 'network', 300, 3600),
  ('resume_megabytes', 'everyone', 1000, 3600);

create table private.uploads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address_hash bytea not null,
  network_hash bytea not null,
  bytes bigint not null check (bytes >= 0),
  proof text unique,
  is_stored boolean not null default false,
  created_at timestamptz not null default now()
);
create index uploads_name on private.uploads (name);
create index uploads_address on private.uploads (address_hash, created_at);
create index uploads_network on private.uploads (network_hash, created_at);
create index uploads_created_at on private.uploads (created_at);
create index resume_submissions_resume_file_path on public.resume_submissions (resume_file_path);

insert into private.uploads (name, address_hash, network_hash, bytes, is_stored, created_at)
select o.name, '', '', 0, true, coalesce(o.created_at, '-infinity')
from storage.objects o
where o.bucket_id = 'resumes'
  and not exists (select from public.resume_submissions r where r.resume_file_path = o.name);

create view private.waiting_uploads as
select u.address_hash, u.network_hash, u.bytes, u.created_at
from private.uploads u
where u.created_at > now() - case when u.is_stored then interval '1 hour' else interval '10 minutes' end
  and u.created_at <= now()
  and not exists (select from public.resume_submissions r where r.resume_file_path = u.name);

create function private.network_of(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when address = 'unknown' then address
    when family(address::inet) = 6 then network(set_masklen(address::inet, 48))::text
    else network(set_masklen(address::inet, 24))::text
  end
$$;

create function private.is_share_used(of_subject text, key_hash bytea, more_bytes bigint, multiple integer default 1) returns boolean
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
  using key_hash, coalesce(files.window_seconds, megabytes.window_seconds, 3600), files.max_count::bigint * multiple;
  return coalesce(waiting_files >= files.max_count::bigint * multiple, false)
    or coalesce(waiting_bytes + more_bytes > megabytes.max_count::bigint * 1048576 * multiple, false);
end
$$;

create function private.upload_price(address text, more_bytes bigint) returns text
language plpgsql stable set search_path = ''
as $$
declare
  address_hash bytea := private.hashed('upload ' || address);
  network_hash bytea := private.hashed('upload ' || private.network_of(address));
begin
  if private.is_share_used('address', address_hash, more_bytes, 4) then
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

-- Uploads are limited by what waits: files of the last hour that no row of resume_submissions names. A form sends its row
-- seconds after its file, which frees the share again, so that honest visitors hold next to nothing.
--
-- A share belongs to an address (an IPv6 /64 counts as one), to a network (IPv4 /24, IPv6 /48), and to everyone together.
-- Counters are rows under a salted hash of the address or network, so that strangers never share one by chance.
-- Beyond a share nobody is turned away who pays with a proof of work (20261121100001_upload_proofs.sql), except an address
-- that already has four times its share: a limit that only its own users can meet.
--
-- Where a file is counted:
-- Storage asks the policy by an insert as the visitor that it rolls back, then reads the bytes, then stores the row as the
-- role service_role, with the visitor's headers in request.headers both times. The policy therefore only looks, and a trigger
-- counts the row that stays. Hosted Supabase lets the role `postgres` make triggers on storage.objects.
-- * Hosted Supabase: uploads under way are not counted, so several at once may pass the policy together. The trigger
--   decides again when each is stored, one after another for each address, and Storage then drops the file that is refused.
-- * Embedded database and PostgreSQL server: the adapter holds the share before it reads the first byte
--   (private.hold_upload) and gives it back when the upload breaks off, so that uploads under way count too.

alter table private.rate_limits drop constraint rate_limits_subject_check;
alter table private.rate_limits add constraint rate_limits_subject_check
  check (subject in ('address', 'network', 'email', 'everyone'));

-- "resumes" counts files, "resume_megabytes" their size; the window is how long a file may wait, at most an hour.
update private.rate_limits set window_seconds = least(window_seconds, 3600) where scope = 'resumes';
update private.rate_limits set max_count = 20 where scope = 'resumes' and subject = 'address' and max_count = 60;
update private.rate_limits set max_count = 300 where scope = 'resumes' and subject = 'everyone' and max_count = 2000;
insert into private.rate_limits (scope, subject, max_count, window_seconds) values
  ('resumes', 'network', 60, 3600),
  ('resume_megabytes', 'address', 100, 3600),
  ('resume_megabytes', 'network', 300, 3600),
  ('resume_megabytes', 'everyone', 1000, 3600);

-- One row for each upload of the last day, stored or under way. It outlives its file, so that a row that names a file which
-- has expired can be told from one that names any other.
create table private.uploads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address_hash bytea not null,
  network_hash bytea not null,
  bytes bigint not null check (bytes >= 0),
  -- The challenge that paid for it; each pays once.
  proof text unique,
  is_stored boolean not null default false,
  created_at timestamptz not null default now()
);
create index uploads_name on private.uploads (name);
create index uploads_address on private.uploads (address_hash, created_at);
create index uploads_network on private.uploads (network_hash, created_at);
create index uploads_created_at on private.uploads (created_at);
create index resume_submissions_resume_file_path on public.resume_submissions (resume_file_path);

-- Files of before that no submission names are due as well; they count against nobody.
insert into private.uploads (name, address_hash, network_hash, bytes, is_stored, created_at)
select o.name, '', '', 0, true, coalesce(o.created_at, '-infinity')
from storage.objects o
where o.bucket_id = 'resumes'
  and not exists (select from public.resume_submissions r where r.resume_file_path = o.name);

-- An upload under way is given ten minutes; a server that was killed leaves it behind. A clock that was ahead and has been
-- set right leaves files of a time to come, which count no more.
create view private.waiting_uploads as
select u.address_hash, u.network_hash, u.bytes, u.created_at
from private.uploads u
where u.created_at > now() - case when u.is_stored then interval '1 hour' else interval '10 minutes' end
  and u.created_at <= now()
  and not exists (select from public.resume_submissions r where r.resume_file_path = u.name);

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

-- Whether one more file of so many bytes is beyond a share, or beyond a multiple of it. Looks at no more rows than decide.
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

-- What one more file costs its sender: 'nothing', a 'proof', or 'too much'.
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

create or replace view private.waiting_uploads as
select u.address_hash, u.network_hash, u.bytes, u.created_at
from private.uploads u
where u.created_at > now() - case when u.is_stored then interval '1 hour' else interval '10 minutes' end
  and u.created_at <= clock_timestamp()
  and not exists (select from public.resume_submissions r where r.resume_file_path = u.name);

create or replace function private.upload_allowed(key text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_address private.rate_limits;
  overall private.rate_limits;
  address text := private.client_address();
begin
  if exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = key) then
    return true;
  end if;
  select * into per_address from private.rate_limits l where l.scope = 'resumes' and l.subject = 'address';
  select * into overall from private.rate_limits l where l.scope = 'resumes' and l.subject = 'everyone';
  if (per_address.max_count < private.upload_hits(address, per_address.window_seconds))
    or overall.max_count <= (
      select count(*) from storage.objects o
      where o.bucket_id = 'resumes'
        and o.created_at between now() - make_interval(secs => overall.window_seconds) and now()
    )
  then
    -- Hosted storage turns errors of this wording into status 429, and every other one into 500.
    raise sqlstate 'PT429' using
      message = 'Too many uploads (sorry, too many clients already)',
      hint = 'Wait a while, then send again.';
  end if;
  return true;
end
$$;

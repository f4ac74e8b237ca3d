create function private.rows_per_request() returns integer
language sql immutable set search_path = ''
as $$
  select 20
$$;

create function private.count_hits(hit_scope text, hit_subject text, key text, more integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  rule private.rate_limits;
  sender bytea;
  ends timestamptz;
  seen integer;
begin
  select * into rule from private.rate_limits l where l.scope = hit_scope and l.subject = hit_subject;
  if rule is null or key is null then
    return true;
  end if;
  sender := private.hashed(key);
  ends := private.window_ends(rule.window_seconds);
  select c.hits into seen from private.rate_counts c
  where c.scope = hit_scope and c.subject = hit_subject and c.key_hash = sender and c.window_ends = ends;
  if seen > rule.max_count then
    return false;
  end if;
  insert into private.rate_counts as c (scope, subject, key_hash, window_ends, hits)
  values (hit_scope, hit_subject, sender, ends, more)
  on conflict on constraint rate_counts_pkey do update set hits = c.hits + excluded.hits
  returning hits into seen;
  if seen = more then
    delete from private.rate_counts
    where ctid = any (array(
      select old.ctid from private.rate_counts old where old.window_ends < now() limit 100 for update skip locked
    ));
  end if;
  return seen <= rule.max_count;
end
$$;

create function private.refuse_too_many() returns void
language plpgsql set search_path = ''
as $$
begin
  -- PostgREST takes the status from the SQLSTATE. The message does not say which limit was reached, so that it does
  -- not reveal whether an email address is known.
  raise sqlstate 'PT429' using
    message = 'Too many submissions',
    detail = 'The limit for this sender is used up for now.',
    hint = 'Wait a while, then send again.';
end
$$;

create function private.count_tries(submissions text, rows integer) returns text
language sql volatile security definer set search_path = ''
as $$
  select case when private.count_hits(submissions, 'address', private.client_address(), rows) then 'within' else 'beyond' end
$$;

create function private.admit_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rows integer := coalesce(nullif(current_setting('private.rows', true), '')::integer, 0) + 1;
  verdict text := nullif(current_setting('private.tries', true), '');
  is_stored boolean;
begin
  if rows > private.rows_per_request() then
    raise sqlstate 'PT413' using
      message = 'Too many rows in one request',
      hint = format('Send at most %s rows at a time.', private.rows_per_request());
  end if;
  if pg_column_size(new) > 65536 then
    raise sqlstate 'PT413' using message = 'The row is too large';
  end if;
  perform set_config('private.rows', rows::text, true);
  if coalesce(verdict, private.count_tries(tg_table_name, 1)) = 'within' then
    return new;
  end if;
  -- Let a retry of a stored row through to the primary key, which responds that the row is stored (409).
  execute format('select exists (select from public.%I stored where stored.id = $1)', tg_table_name)
    into is_stored using new.id;
  if not is_stored then
    perform private.refuse_too_many();
  end if;
  return new;
end
$$;

create trigger admit before insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.admit_submission();
create trigger admit before insert on public.resume_submissions
  for each row when (current_user = 'anon') execute function private.admit_submission();
create trigger admit before insert on public.salary_report_downloads
  for each row when (current_user = 'anon') execute function private.admit_submission();

create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.count_hits(tg_table_name, 'email', lower(new.email), 1) then
    perform private.refuse_too_many();
  end if;
  return null;
end
$$;

drop function private.count_hit(text, text, text);

create or replace function private.score_spam(form_check jsonb, named_partner text) returns smallint
language plpgsql stable set search_path = ''
as $$
declare
  score integer := 0;
  page_origin text := lower(private.request_header('origin'));
  trap jsonb := form_check -> 'trap';
  seconds jsonb := form_check -> 'seconds';
begin
  if trap not in ('null', '""') then
    score := score + private.points_for('trap_filled');
  end if;
  if jsonb_typeof(seconds) = 'number'
    and seconds < (select to_jsonb(p.threshold) from private.spam_points p where p.signal = 'too_fast')
  then
    score := score + private.points_for('too_fast');
  end if;
  if named_partner is not null and not exists (select from private.known_partners k where k.partner = named_partner) then
    score := score + private.points_for('unknown_partner');
  end if;
  if page_origin is not null
    and regexp_replace(page_origin, '^https?://', '') is distinct from lower(private.request_header('host'))
    and exists (select from private.known_origins)
    and not exists (select from private.known_origins k where k.origin = page_origin)
  then
    score := score + private.points_for('unknown_origin');
  end if;
  return least(score, 100);
end
$$;

revoke execute on all functions in schema private from public;

-- To change a limit, run `update private.rate_limits …`. To remove a limit, delete its row. Scopes other than tables:
--   resumes            files that no submission references yet; each counts for window_seconds, at most an hour
--   resume_megabytes   total size of those files; the `total` row is the capacity of the bucket
--   sender_mails       emails to an address that a visitor entered
--   receipt_guesses    requests with a wrong receipt key
--   receipt_changes    changes to one submission through its receipt
--   job_alerts         requests for an alert about openings, and mails that ask for its confirmation
--   left_alerts        such mails to an address that has unsubscribed
--   form_counts        calls of count_forms(); a network can be a whole company or a phone carrier
create table private.rate_limits (
  scope text not null,
  subject text not null check (subject in ('address', 'network', 'email', 'submission', 'total')),
  max_count integer not null check (max_count >= 0),
  window_seconds integer not null check (window_seconds between 1 and 604800),
  primary key (scope, subject)
);
insert into private.rate_limits (scope, subject, max_count, window_seconds) values
  ('contact_submissions', 'address', 200, 3600),
  ('contact_submissions', 'email', 30, 3600),
  ('resume_submissions', 'address', 60, 3600),
  ('resume_submissions', 'email', 20, 3600),
  ('salary_report_downloads', 'address', 200, 3600),
  ('salary_report_downloads', 'email', 20, 3600),
  ('resumes', 'address', 20, 3600),
  ('resumes', 'network', 60, 3600),
  ('resumes', 'total', 10000, 3600),
  ('resume_megabytes', 'address', 100, 3600),
  ('resume_megabytes', 'network', 300, 3600),
  ('resume_megabytes', 'total', 5000, 3600),
  ('sender_mails', 'email', 5, 86400),
  ('sender_mails', 'network', 100, 86400),
  ('receipt_guesses', 'address', 60, 3600),
  ('receipt_guesses', 'network', 200, 3600),
  ('receipt_changes', 'submission', 40, 86400),
  ('form_counts', 'address', 600, 3600),
  ('form_counts', 'network', 3000, 3600);

-- Counters for the current time windows. The key is a salted hash, so no IP or email address is stored.
create table private.rate_counts (
  scope text not null,
  subject text not null,
  key_hash bytea not null,
  window_ends timestamptz not null,
  hits integer not null,
  primary key (scope, subject, key_hash, window_ends)
);
create index rate_counts_window_ends on private.rate_counts (window_ends);

-- Adds hits to a counter and returns whether the limit still allows them. Changes nothing once the limit is exceeded, so
-- that refusing a request costs only one lookup. Finds the counter by its primary key and, without sorting, the oldest by
-- its index, whatever the planner knows of the table: a session keeps the plans that it made when the table was small.
create function private.count_hits(hit_scope text, hit_subject text, key text, more integer) returns boolean
language plpgsql security definer set search_path = '' set enable_sort = off
as $$
declare
  sender bytea;
  allowed integer;
  ends timestamptz;
  seen integer;
begin
  -- As private.window_ends() and private.hashed() return them.
  select
    l.max_count, to_timestamp((floor(extract(epoch from now()) / l.window_seconds) + 1) * l.window_seconds),
    sha256(convert_to(s.value || key, 'UTF8'))
  into allowed, ends, sender
  from private.rate_limits l cross join private.salt s
  where l.scope = hit_scope and l.subject = hit_subject;
  if allowed is null or sender is null then
    return true;
  end if;
  insert into private.rate_counts as c (scope, subject, key_hash, window_ends, hits)
  values (hit_scope, hit_subject, sender, ends, more)
  on conflict on constraint rate_counts_pkey do update set hits = c.hits + excluded.hits where c.hits <= allowed
  returning hits into seen;
  if seen is null then
    return false;
  elsif seen = more and (select old.window_ends from private.rate_counts old order by old.window_ends limit 1) < now() then
    delete from private.rate_counts
    where ctid = any (array(
      select old.ctid from private.rate_counts old where old.window_ends < now()
      order by old.window_ends limit 100 for update skip locked
    ));
  end if;
  return seen <= allowed;
end
$$;

create function private.is_limit_used(of_scope text, of_subject text, key text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.rate_limits l
    join private.rate_counts c on c.scope = l.scope and c.subject = l.subject
    where l.scope = of_scope and l.subject = of_subject
      and c.key_hash = private.hashed(key) and c.window_ends = private.window_ends(l.window_seconds)
      and c.hits >= l.max_count
  )
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

-- Forms send one row. A statement with this many of the longest rows takes less than a tenth of a second.
create function private.rows_per_request() returns integer
language sql immutable set search_path = ''
return 5;

-- Counts a request's rows against the limit of its IP address, and returns whether the limit allows them. The trigger
-- below calls it before a row is validated. A refused request rolls back that count, so this project's server then
-- calls the function again, in a transaction of its own. Hosted Supabase does not.
create function private.count_tries(submissions text, rows integer) returns boolean
language sql volatile security definer set search_path = ''
as $$
  select private.count_hits(submissions, 'address', private.client_address(), rows)
$$;

-- BEFORE INSERT trigger. Its name makes it run first. Refuses requests with too many rows, rows larger than 64 KB, and
-- senders over their limit.
create function private.admit_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rows integer := coalesce(nullif(current_setting('private.rows', true), '')::integer, 0) + 1;
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
  if private.count_tries(tg_table_name, 1) then
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

-- AFTER INSERT trigger that limits submissions per mailbox. Only rows that were stored, and only those from the same
-- network, count against a mailbox, so that nobody can use up another person's limit by submitting in their name.
create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.count_hits(
    tg_table_name, 'email',
    private.counted_mailbox(new.email) || coalesce(' ' || private.network_of(private.client_address()), ''), 1
  ) then
    perform private.refuse_too_many();
  end if;
  return null;
end
$$;

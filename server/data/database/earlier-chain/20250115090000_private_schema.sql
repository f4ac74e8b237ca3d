create schema private;
revoke all on schema private from public;

create table private.rate_limits (
  scope text not null,
  subject text not null check (subject in ('address', 'email', 'everyone')),
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
  ('resumes', 'address', 60, 3600),
  ('resumes', 'everyone', 2000, 86400);

create table private.rate_counts (
  scope text not null,
  subject text not null,
  key_hash bytea not null,
  window_ends timestamptz not null,
  hits integer not null,
  primary key (scope, subject, key_hash, window_ends)
);
create index rate_counts_window_ends on private.rate_counts (window_ends);

create table private.salt (
  only_row boolean primary key default true check (only_row),
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.salt default values;

create table private.spam_points (
  signal text primary key,
  points smallint not null check (points between 0 and 100),
  threshold integer,
  meaning text not null
);

insert into private.spam_points (signal, points, threshold, meaning) values
  ('trap_filled', 60, null, 'the hidden field was filled'),
  ('too_fast', 40, 3, 'sent fewer than threshold seconds after the form was shown'),
  ('unknown_partner', 30, null, 'the partner named is not in private.known_partners'),
  ('unknown_origin', 20, null, 'the page''s origin is neither the API''s own nor in private.known_origins');

create table private.known_partners (
  partner text primary key
);

create table private.known_origins (
  origin text primary key check (origin = lower(origin) and origin !~ '/$')
);

create function private.request_header(header_name text) returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> header_name
$$;

create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  sent text := coalesce(private.request_header('cf-connecting-ip'), split_part(private.request_header('x-forwarded-for'), ',', 1));
  address inet;
begin
  if nullif(current_setting('request.headers', true), '') is null then
    return null;
  end if;
  address := trim(sent)::inet;
  if address is null then
    return 'unknown';
  end if;
  return case when family(address) = 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return 'unknown';
end
$$;

create function private.hashed(key text) returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(s.value || key, 'UTF8')) from private.salt s
$$;

create function private.window_ends(window_seconds integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select to_timestamp((floor(extract(epoch from now()) / window_seconds) + 1) * window_seconds)
$$;

create function private.count_hit(hit_scope text, hit_subject text, key text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  rule private.rate_limits;
  seen integer;
begin
  select * into rule from private.rate_limits l where l.scope = hit_scope and l.subject = hit_subject;
  if rule is null or key is null then
    return;
  end if;
  insert into private.rate_counts as c (scope, subject, key_hash, window_ends, hits)
  values (hit_scope, hit_subject, private.hashed(key), private.window_ends(rule.window_seconds), 1)
  on conflict on constraint rate_counts_pkey do update set hits = c.hits + 1
  returning hits into seen;
  if seen = 1 then
    delete from private.rate_counts
    where ctid = any (array(
      select old.ctid from private.rate_counts old where old.window_ends < now() limit 100 for update skip locked
    ));
  end if;
  if seen > rule.max_count then
    raise sqlstate 'PT429' using
      message = 'Too many submissions',
      detail = 'The limit for this sender is used up for now.',
      hint = 'Wait a while, then send again.';
  end if;
end
$$;

create function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_hit(tg_table_name, 'address', private.client_address());
  perform private.count_hit(tg_table_name, 'email', lower(new.email));
  return null;
end
$$;

create function private.points_for(wanted text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce((select p.points from private.spam_points p where p.signal = wanted), 0)
$$;

create function private.score_spam(form_check jsonb, named_partner text) returns smallint
language plpgsql stable set search_path = ''
as $$
declare
  score integer := 0;
  page_origin text := lower(private.request_header('origin'));
  seconds numeric := case when jsonb_typeof(form_check -> 'seconds') = 'number' then (form_check ->> 'seconds')::numeric end;
begin
  if coalesce(form_check ->> 'trap', '') <> '' then
    score := score + private.points_for('trap_filled');
  end if;
  if seconds < (select p.threshold from private.spam_points p where p.signal = 'too_fast') then
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

create function private.prepare_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What JavaScript's trim() removes; PostgreSQL's own classes depend on the locale.
  blank constant text := E' \t\n\r\f\x0B\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  trimmed jsonb;
begin
  select jsonb_object_agg(
    field.key,
    case
      when jsonb_typeof(field.value) <> 'string' then field.value
      when field.key in ('first_name', 'last_name') then to_jsonb(btrim(field.value #>> '{}', blank))
      else coalesce(to_jsonb(nullif(btrim(field.value #>> '{}', blank), '')), 'null')
    end
  ) into trimmed
  from jsonb_each(to_jsonb(new)) field;
  new := jsonb_populate_record(new, trimmed);
  new.spam_score := private.score_spam(new.form_check, new.partner);
  new.form_check := null;
  return new;
end
$$;

revoke execute on all functions in schema private from public;

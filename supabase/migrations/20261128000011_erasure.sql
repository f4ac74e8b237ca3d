-- Finds a person and erases them from submissions, from other senders' text and notes, from deliveries, and from
-- files. Does not touch submissions on legal hold.

-- Returns the phone numbers in wanted.phones, except those with fewer than seven digits, which would match many
-- people, and those too long to be stored.
create function private.wanted_phones(wanted jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select private.phone_digits(p.value) from jsonb_array_elements_text(wanted -> 'phones') p
    where char_length(private.phone_digits(p.value)) between 7 and 40
  )
$$;

-- Returns a regular expression that finds these email addresses and phone numbers in text. It matches decomposed
-- accents, digits of other scripts, and digits in any grouping. A US country code before ten digits is part of the
-- match. A number with any other digits next to it does not match.
create function private.person_pattern(emails text[], phones text[]) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(pattern, '|') from (
    select
      '(?<![a-z0-9._%+-])' || regexp_replace(form, '([\x21-\x2f\x3a-\x3f\x5b-\x60\x7b-\x7e])', '\\\1', 'g')
      || '(?![a-z0-9-]|\.[a-z0-9])' as pattern
    from (select distinct unnest(array[email, normalize(email, NFD)]) from unnest(emails) email) forms (form)
    union all
    select
      '(?<![0-9])' || case when char_length(digits) = 10 then '(?:(?:\+|00)?' || private.digit_pattern('1') || '[^0-9a-z]{0,3})?' else '' end
      || (
        select string_agg(private.digit_pattern(d), '[^0-9a-z]{0,3}' order by place)
        from regexp_split_to_table(digits, '') with ordinality as each (d, place)
      )
      || '(?![0-9])'
    from unnest(phones) digits
  ) patterns
$$;

create function private.json_names(value jsonb, pattern text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from jsonb_path_query(value, 'strict $.**') part
    where jsonb_typeof(part) in ('string', 'number') and part #>> '{}' ~* pattern
  )
$$;

-- Replaces each match in the strings and numbers of a JSON value with [...].
create function private.json_without(value jsonb, pattern text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(value) = 'object' then
    return (
      select coalesce(jsonb_object_agg(part.key, private.json_without(part.value, pattern)), '{}') from jsonb_each(value) part
    );
  elsif jsonb_typeof(value) = 'array' then
    return (
      select coalesce(jsonb_agg(private.json_without(part.value, pattern) order by part.ordinality), '[]')
      from jsonb_array_elements(value) with ordinality part
    );
  elsif value #>> '{}' ~* pattern then
    return to_jsonb(regexp_replace(value #>> '{}', pattern, '[...]', 'gi'));
  end if;
  return value;
end
$$;

-- Returns the submissions in a table whose text or notes match.
create function private.submissions_naming(of_table text, pattern text) returns setof uuid
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    $sql$select s.id from public.%1$I s
      where s::text ~* $1
        and exists (
          select from jsonb_each(to_jsonb(s)) field
          where (field.key in (select private.text_columns(%1$L)) or field.key = 'utm') and private.json_names(field.value, $1)
        )
      union
      select e.submission from private.lead_events e
      where e.submission_table = %1$L and private.json_names(e.detail, $1)$sql$,
    of_table
  ) using pattern;
end
$$;

create function private.redact_notes(of_table text, submissions uuid[], pattern text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('private.erases', 'on', true);
  update private.lead_events e set detail = private.json_without(e.detail, pattern)
  where e.submission = any (submissions) and e.submission_table = of_table and private.json_names(e.detail, pattern);
  perform set_config('private.erases', 'off', true);
end
$$;

-- Returns whether a submission had one of these addresses or numbers before its sender corrected it.
create function private.has_corrected(of_table text, of_submission uuid, emails text[], phones text[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.lead_events e
    where e.submission = of_submission and e.submission_table = of_table and e.what = 'sender_corrected'
      and (
        private.clean_email(e.detail -> 'email' ->> 'from') = any (emails)
        or private.phone_digits(e.detail -> 'phone' ->> 'from') = any (phones)
      )
  )
$$;

-- Returns a person's submissions, other submissions that share an email address or phone number with one of them
-- ("related"), and other submissions whose text or notes mention the person ("mentions"). wanted: {"emails": […],
-- "phones": […]}. The caller passes every spelling of an address's domain, because older rows contain it as it was
-- typed.
create function public.find_person(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  emails text[] := array(
    select private.clean_email(e.value) from jsonb_array_elements_text(wanted -> 'emails') e where not private.is_overlong(e.value, 254)
  );
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  own jsonb;
  own_emails text[];
  own_phones text[];
  related jsonb;
  mentions jsonb;
begin
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'table', s.submission_table, 'id', s.id, 'created_at', s.created_at, 'email', s.email, 'phone', s.phone, 'file', s.file,
      'deliveries', (select count(*) from private.deliveries d where d.submission = s.id and d.submission_table = s.submission_table),
      'events', (select count(*) from private.lead_events e where e.submission = s.id and e.submission_table = s.submission_table),
      'is_held', private.is_held(s.submission_table, s.id, now())
    ) order by s.created_at, s.id
  ), '[]') into own
  from private.all_submissions s
  where private.clean_email(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones)
    or private.has_corrected(s.submission_table, s.id, emails, phones);

  own_emails := array(select private.clean_email(o ->> 'email') from jsonb_array_elements(own) o);
  own_phones := array(
    select nullif(private.phone_digits(o ->> 'phone'), '') from jsonb_array_elements(own) o
  );
  select coalesce(
    jsonb_agg(jsonb_build_object('table', s.submission_table, 'id', s.id, 'email', s.email, 'phone', s.phone)), '[]'
  ) into related
  from private.all_submissions s
  where not exists (
      select from jsonb_array_elements(own) o where o ->> 'id' = s.id::text and o ->> 'table' = s.submission_table
    )
    and (private.clean_email(s.email) = any (own_emails) or private.phone_digits(s.phone) = any (own_phones));

  select coalesce(
    jsonb_agg(jsonb_build_object('table', r.submission_table, 'id', m.id, 'is_held', private.is_held(r.submission_table, m.id, now()))),
    '[]'
  ) into mentions
  from private.retention r
  cross join lateral private.submissions_naming(r.submission_table, pattern) m (id)
  where not exists (
    select from jsonb_array_elements(own) o where o ->> 'id' = m.id::text and o ->> 'table' = r.submission_table
  );
  return jsonb_build_object('submissions', own, 'related', related, 'mentions', mentions);
end
$$;

-- Returns the files of these submissions that no other submission references. Omits the files of submissions on legal
-- hold. wanted: [{"table": …, "id": …}].
create function public.files_of_submissions(wanted jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with ours as (
    select r.id, r.resume_file_path from public.resume_submissions r
    where r.id in (select (w ->> 'id')::uuid from jsonb_array_elements(wanted) w where w ->> 'table' = 'resume_submissions')
      and not private.is_held('resume_submissions', r.id, now())
  )
  select coalesce(jsonb_agg(distinct o.resume_file_path), '[]') from ours o
  where not exists (
    select from public.resume_submissions r
    where r.resume_file_path = o.resume_file_path and r.id not in (select id from ours)
  )
$$;

-- Deletes submissions along with their related rows, redacts the person in other senders' text and notes, leaves a
-- tombstone for each row, and stores the counts. Skips submissions on legal hold. wanted: {"why": "erasure",
-- "retention" or "withdrawal", "submissions": [{"table", "id"}], "files": […], "emails": […], "phones": […]}. Returns
-- the counts and, as "changed", the ids of the deleted and redacted submissions.
create function public.delete_submissions(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  emails text[] := array(
    select lower(btrim(e.value)) from jsonb_array_elements_text(wanted -> 'emails') e where not private.is_overlong(e.value, 254)
  );
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  files text[] := array(select f.value from jsonb_array_elements_text(wanted -> 'files') f);
  counts jsonb := '{}';
  deliveries bigint := 0;
  events bigint := 0;
  mentions integer := 0;
  changed uuid[] := '{}';
  of_table text;
  ids uuid[];
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    ids := array(
      select (w ->> 'id')::uuid from jsonb_array_elements(wanted -> 'submissions') w where w ->> 'table' = of_table
    );
    -- Setting a hold takes the same lock, so a hold that is being set is seen below, and a row deleted here can no
    -- longer be held.
    execute format('select from public.%I s where s.id = any ($1) order by s.id for update', of_table) using ids;
    ids := array(select i.id from unnest(ids) i (id) where not private.is_held(of_table, i.id, now()));
    deliveries := deliveries
      + (select count(*) from private.deliveries d where d.submission = any (ids) and d.submission_table = of_table);
    events := events
      + (select count(*) from private.lead_events e where e.submission = any (ids) and e.submission_table = of_table);
    execute format(
      'with gone as (delete from public.%I s where s.id = any ($1) returning s.id) select array_agg(gone.id) from gone', of_table
    ) into ids using ids;
    counts := counts || jsonb_build_object(of_table, coalesce(cardinality(ids), 0));
    changed := changed || ids;
    if pattern is not null then
      ids := array(
        select m.id from private.submissions_naming(of_table, pattern) m (id) where not private.is_held(of_table, m.id, now())
      );
      execute format(
        'update public.%I s set %s, utm = private.json_without(s.utm, $1) where s.id = any ($2)', of_table,
        (select string_agg(format('%1$I = regexp_replace(s.%1$I, $1, ''[...]'', ''gi'')', c), ', ') from private.text_columns(of_table) c)
      ) using pattern, ids;
      perform private.redact_notes(of_table, ids, pattern);
      insert into private.tombstones as t (submission_table, submission, what)
      select of_table, i.id, 'redacted' from unnest(ids) i (id)
      on conflict on constraint tombstones_pkey do update set at = excluded.at;
      mentions := mentions + cardinality(ids);
      changed := changed || ids;
    end if;
  end loop;
  delete from private.uploads u where u.name = any (files);
  counts := counts || jsonb_build_object(
    'files', cardinality(files), 'deliveries', deliveries, 'events', events, 'mentions', mentions
  );
  insert into private.deletions (why, counts) values (wanted ->> 'why', counts);
  return counts || jsonb_build_object('changed', changed);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.find_person(jsonb), public.files_of_submissions(jsonb), public.delete_submissions(jsonb)
  from public, anon, authenticated;
grant execute on function public.find_person(jsonb), public.files_of_submissions(jsonb), public.delete_submissions(jsonb)
  to service_role;

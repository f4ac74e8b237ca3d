create function private.json_names(value jsonb, pattern text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from jsonb_path_query(value, 'strict $.**') part
    where jsonb_typeof(part) in ('string', 'number') and part #>> '{}' ~* pattern
  )
$$;

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

create or replace function private.keep_lead_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_there boolean := true;
begin
  if tg_op = 'DELETE' then
    execute format('select exists (select from public.%I s where s.id = $1)', old.submission_table)
      into is_there using old.submission;
  elsif current_setting('private.erases', true) = 'on' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail' then
    return new;
  end if;
  if is_there then
    raise sqlstate '55000' using
      message = 'Rows of private.lead_events are not changed or deleted',
      hint = 'Add a row instead.';
  end if;
  return old;
end
$$;

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

create or replace function public.find_person(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  emails text[] := array(select lower(btrim(e.value)) from jsonb_array_elements_text(wanted -> 'emails') e);
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  own jsonb;
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
  where lower(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones)
    or private.has_corrected(s.submission_table, s.id, emails, phones);

  select coalesce(
    jsonb_agg(jsonb_build_object('table', s.submission_table, 'id', s.id, 'email', s.email, 'phone', s.phone)), '[]'
  ) into related
  from private.all_submissions s
  where not exists (
      select from jsonb_array_elements(own) o where o ->> 'id' = s.id::text and o ->> 'table' = s.submission_table
    )
    and exists (
      select from jsonb_array_elements(own) o
      where lower(o ->> 'email') = lower(s.email)
        or (private.phone_digits(o ->> 'phone') = private.phone_digits(s.phone) and private.phone_digits(s.phone) <> '')
    );

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

create or replace function public.files_of_submissions(wanted jsonb) returns jsonb
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

create or replace function public.delete_submissions(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  emails text[] := array(select lower(btrim(e.value)) from jsonb_array_elements_text(wanted -> 'emails') e);
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

create or replace function public.hold_submission(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_table text;
  is_there boolean;
  tables text[] := '{}';
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format('select true from public.%I s where s.id = $1 for key share', of_table)
      into is_there using (wanted ->> 'id')::uuid;
    if is_there then
      tables := tables || of_table;
    end if;
  end loop;
  if wanted ->> 'reason' is null then
    delete from private.retention_holds h where h.submission = (wanted ->> 'id')::uuid;
  else
    insert into private.retention_holds as h (submission_table, submission, reason, until)
    select t, (wanted ->> 'id')::uuid, wanted ->> 'reason', (wanted ->> 'until')::date from unnest(tables) t
    on conflict on constraint retention_holds_pkey do update set reason = excluded.reason, until = excluded.until, held_at = now();
  end if;
  return to_jsonb(tables);
end
$$;

create or replace function private.withdraw_receipt(receipt_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt_to_change(receipt_key);
  submissions jsonb := jsonb_build_array(jsonb_build_object('table', known.submission_table, 'id', known.submission));
  files text[];
begin
  if known.submission is null then
    return private.receipt_outcome('unknown');
  end if;
  execute format('select from public.%I s where s.id = $1 for update', known.submission_table) using known.submission;
  if private.is_held(known.submission_table, known.submission, now()) then
    return private.receipt_outcome('held');
  end if;
  files := array(select jsonb_array_elements_text(public.files_of_submissions(submissions)));
  perform public.delete_submissions(jsonb_build_object(
    'why', 'withdrawal', 'submissions', submissions, 'files', to_jsonb(files), 'emails', '[]'::jsonb, 'phones', '[]'::jsonb
  ));
  perform private.leave_files(files);
  insert into private.removals (kind, name) values ('mails', known.submission::text) on conflict do nothing;
  return private.receipt_outcome('withdrawn');
end
$$;

revoke execute on all functions in schema private from public;

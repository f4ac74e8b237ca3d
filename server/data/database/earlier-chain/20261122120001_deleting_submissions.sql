create function private.phone_digits(written text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(translate(written, '０１２３４５６７８９', '0123456789'), '(ext|x|#)[^0-9]*[0-9]{1,6}[^0-9]*$', '', 'i'),
      '[^0-9]', '', 'g'
    ),
    '^(00)?1(?=[0-9]{10}$)', ''
  )
$$;

create function private.wanted_phones(wanted jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select private.phone_digits(p.value) from jsonb_array_elements_text(wanted -> 'phones') p
    where char_length(private.phone_digits(p.value)) >= 7
  )
$$;

create function private.person_pattern(emails text[], phones text[]) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(pattern, '|') from (
    select '(?<![a-z0-9._%+-])' || regexp_replace(email, '([^a-z0-9@])', '\\\1', 'g') || '(?![a-z0-9-]|\.[a-z0-9])' as pattern
    from unnest(emails) email
    union all
    select '(?<![0-9])' || regexp_replace(digits, '([0-9])(?=[0-9])', '\1[^0-9a-z]{0,3}', 'g') || '(?![0-9])'
    from unnest(phones) digits
  ) patterns
$$;

create function private.text_columns(of_table text) returns setof text
language sql stable set search_path = ''
as $$
  select a.attname::text from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass('public.' || of_table)
    and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
    and a.attname not in ('email', 'source', 'resume_file_path')
$$;

create function public.find_person(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  emails text[] := array(select lower(btrim(e.value)) from jsonb_array_elements_text(wanted -> 'emails') e);
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  own jsonb;
  related jsonb;
  mentions jsonb := '[]';
  found jsonb;
  of_table text;
begin
  select jsonb_agg(
    jsonb_build_object(
      'table', s.submission_table, 'id', s.id, 'created_at', s.created_at, 'email', s.email, 'phone', s.phone, 'file', s.file,
      'deliveries', (select count(*) from private.deliveries d where d.submission = s.id and d.submission_table = s.submission_table),
      'events', (select count(*) from private.lead_events e where e.submission = s.id and e.submission_table = s.submission_table),
      'is_held', private.is_held(s.submission_table, s.id, now())
    ) order by s.created_at, s.id
  ) into own
  from private.all_submissions s
  where lower(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones);

  select jsonb_agg(jsonb_build_object('table', s.submission_table, 'id', s.id, 'email', s.email, 'phone', s.phone)) into related
  from private.all_submissions s
  where not coalesce(lower(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones), false)
    and exists (
      select from jsonb_array_elements(own) o
      where lower(o ->> 'email') = lower(s.email)
        or (private.phone_digits(o ->> 'phone') = private.phone_digits(s.phone) and private.phone_digits(s.phone) <> '')
    );

  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format(
      $sql$select coalesce(jsonb_agg(jsonb_build_object('table', %1$L, 'id', s.id)), '[]') from public.%1$I s
        where s::text ~* $2
          and not exists (select from jsonb_array_elements($1) o where o ->> 'id' = s.id::text and o ->> 'table' = %1$L)
          and exists (
            select from jsonb_each_text(to_jsonb(s)) field
            where (field.key in (select private.text_columns(%1$L)) or field.key = 'utm') and field.value ~* $2
          )$sql$,
      of_table
    ) into found using coalesce(own, '[]'), pattern;
    mentions := mentions || found;
  end loop;
  return jsonb_build_object(
    'submissions', coalesce(own, '[]'), 'related', coalesce(related, '[]'), 'mentions', mentions
  );
end
$$;

create function public.files_of_submissions(wanted jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with ours as (
    select r.id, r.resume_file_path from public.resume_submissions r
    where r.id in (select (w ->> 'id')::uuid from jsonb_array_elements(wanted) w where w ->> 'table' = 'resume_submissions')
  )
  select coalesce(jsonb_agg(distinct o.resume_file_path), '[]') from ours o
  where not exists (
    select from public.resume_submissions r
    where r.resume_file_path = o.resume_file_path and r.id not in (select id from ours)
  )
$$;

create function public.delete_submissions(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  emails text[] := array(select lower(btrim(e.value)) from jsonb_array_elements_text(wanted -> 'emails') e);
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  files text[] := array(select f.value from jsonb_array_elements_text(wanted -> 'files') f);
  counts jsonb := jsonb_build_object('files', cardinality(files));
  of_table text;
  of_column text;
  ids uuid[];
  changed bigint;
  mended bigint := 0;
  hanging jsonb;
begin
  select jsonb_build_object(
    'deliveries', (select count(*) from private.deliveries d join jsonb_array_elements(wanted -> 'submissions') w
      on d.submission = (w ->> 'id')::uuid and d.submission_table = w ->> 'table'),
    'events', (select count(*) from private.lead_events e join jsonb_array_elements(wanted -> 'submissions') w
      on e.submission = (w ->> 'id')::uuid and e.submission_table = w ->> 'table')
  ) into hanging;
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    ids := array(
      select (w ->> 'id')::uuid from jsonb_array_elements(wanted -> 'submissions') w where w ->> 'table' = of_table
    );
    execute format('delete from public.%I s where s.id = any ($1)', of_table) using ids;
    get diagnostics changed = row_count;
    counts := counts || jsonb_build_object(of_table, changed);
    if pattern is not null then
      for of_column in select private.text_columns(of_table) loop
        execute format(
          'update public.%1$I s set %2$I = regexp_replace(s.%2$I, $1, ''[...]'', ''gi'') where s.%2$I ~* $1', of_table, of_column
        ) using pattern;
        get diagnostics changed = row_count;
        mended := mended + changed;
      end loop;
      execute format(
        'update public.%I s set utm = regexp_replace(s.utm::text, $1, ''[...]'', ''gi'')::jsonb where s.utm::text ~* $1', of_table
      ) using pattern;
      get diagnostics changed = row_count;
      mended := mended + changed;
    end if;
  end loop;
  delete from private.uploads u where u.name = any (files);
  counts := counts || hanging || jsonb_build_object('mentions', mended);
  insert into private.deletions (why, counts) values (wanted ->> 'why', counts);
  return counts;
end
$$;

create function public.due_submissions(wanted jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with expired as (
    select * from private.expired_submissions((wanted ->> 'at')::timestamptz)
  )
  select jsonb_agg(
    jsonb_build_object(
      'table', r.submission_table, 'months', r.months, 'counted_from', r.counted_from, 'listed_at', r.listed_at,
      'rows', (select count(*) from private.all_submissions s where s.submission_table = r.submission_table),
      'held', (select count(*) from expired e where e.submission_table = r.submission_table and e.is_held),
      'due', (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'counted', e.counted) order by e.counted, e.id), '[]')
        from expired e where e.submission_table = r.submission_table and not e.is_held
      )
    ) order by r.submission_table
  )
  from private.retention r
$$;

create function public.note_listed(wanted jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  update private.retention r set listed_at = (wanted ->> 'at')::timestamptz
  where r.submission_table = wanted ->> 'table' and r.listed_at is null
  returning to_jsonb(r.listed_at)
$$;

create function public.hold_submission(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tables text[] := array(
    select s.submission_table from private.all_submissions s where s.id = (wanted ->> 'id')::uuid
  );
begin
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

revoke execute on all functions in schema private from public;
do $$
declare
  name text;
begin
  foreach name in array array[
    'find_person', 'files_of_submissions', 'delete_submissions', 'due_submissions', 'note_listed', 'hold_submission'
  ] loop
    execute format('revoke execute on function public.%I(jsonb) from public, anon, authenticated', name);
    execute format('grant execute on function public.%I(jsonb) to service_role', name);
  end loop;
end
$$;

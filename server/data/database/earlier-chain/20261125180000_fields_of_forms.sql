create function private.form_columns(of_table text) returns setof text
language sql stable set search_path = ''
as $$
  select a.attname::text from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass('public.' || of_table) and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
    and a.attname not in (
      'id', 'source', 'context', 'partner', 'page_url', 'referrer', 'utm', 'consent', 'form_check', 'resume_file_path'
    )
$$;

create or replace function private.describe_receipt(known private.receipts) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  stored jsonb;
begin
  execute format('select to_jsonb(s) from public.%I s where s.id = $1', known.submission_table) into stored using known.submission;
  return jsonb_build_object(
    'outcome', 'found',
    'kind', case known.submission_table
      when 'contact_submissions' then 'lead' when 'resume_submissions' then 'resume' else 'report'
    end,
    'received_at', stored -> 'created_at',
    'read_at', private.step_reached(known.submission_table, known.submission, 1),
    'contacted_at', private.step_reached(known.submission_table, known.submission, 2),
    'closed_at', private.step_reached(known.submission_table, known.submission, 3),
    'mailed_at', (
      select min(d.finished_at) from private.deliveries d
      where d.submission = known.submission and d.submission_table = known.submission_table
        and d.kind = 'sender-report' and d.state = 'sent'
    ),
    'sent', (
      select jsonb_object_agg(field.key, field.value) from jsonb_each(stored) field
      where field.value <> 'null' and field.value <> '""'
        and field.key in (select private.form_columns(known.submission_table))
        -- Checkboxes of the employer form.
        and field.key not in ('employer', 'agreement')
    ),
    'consent', stored -> 'consent' -> 'text',
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'note', e.detail -> 'note') order by e.id), '[]')
      from private.lead_events e
      where e.submission = known.submission and e.submission_table = known.submission_table and e.what = 'sender_wrote'
    ),
    'is_held', private.is_held(known.submission_table, known.submission, now()),
    'kept_until', (
      select greatest(
        (stored ->> 'created_at')::timestamptz,
        case r.counted_from when 'last_contact' then private.last_contact(known.submission_table, known.submission) end
      ) + make_interval(months => r.months)
      from private.retention r where r.submission_table = known.submission_table
    )
  );
end
$$;

create or replace function private.judge_submission(form_check jsonb, submitted jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  points jsonb;
  threshold jsonb;
  found text[] := '{}';
  trap jsonb := case jsonb_typeof(form_check) when 'object' then form_check -> 'trap' end;
  seconds jsonb := case jsonb_typeof(form_check) when 'object' then form_check -> 'seconds' end;
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  page_origin text := lower(headers ->> 'origin');
  -- Text that was typed or chosen: all strings except email address, context, origin, consent and file names.
  texts jsonb := (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(submitted) field
    where jsonb_typeof(field.value) = 'string' and field.key not in (
      'id', 'created_at', 'status', 'email', 'source', 'context', 'partner', 'page_url', 'referrer', 'utm', 'consent', 'form_check',
      'resume_filename', 'resume_file_path'
    )
  );
  written text := (
    select coalesce(string_agg(field.value, E'\n' order by field.key collate "C"), '') from jsonb_each_text(texts) field
  );
  words text := private.plain_words(written);
  number bigint;
begin
  select jsonb_object_agg(p.signal, p.points), jsonb_object_agg(p.signal, p.threshold) into points, threshold
  from private.spam_points p;

  if trap not in ('null', '""') then
    found := found || case
      when case jsonb_typeof(trap) when 'string' then exists (
        select from jsonb_each_text(submitted) field
        where field.key in ('first_name', 'last_name', 'company_name', 'email', 'phone', 'location')
          and lower(field.value) = lower(trap #>> '{}')
      ) end then 'trap_own_words'
      else 'trap_filled'
    end;
  end if;
  if jsonb_typeof(seconds) is distinct from 'number' or seconds < '0' then
    found := found || 'no_form_check'::text;
  elsif seconds < threshold -> 'instant' then
    found := found || 'instant'::text;
  elsif seconds < threshold -> 'too_fast' then
    found := found || 'too_fast'::text;
  end if;

  if submitted ->> 'partner' is not null
    and not exists (select from private.known_partners k where k.partner = submitted ->> 'partner')
  then
    found := found || 'unknown_partner'::text;
  end if;
  if headers is not null and page_origin is null then
    found := found || 'no_origin'::text;
  elsif page_origin is not null
    and exists (select from private.known_origins)
    and not exists (select from private.known_origins k where k.origin = page_origin)
  then
    -- The sender controls both headers, so a match proves little.
    found := found || case regexp_replace(page_origin, '^https?://', '')
      when lower(headers ->> 'host') then 'unlisted_host' else 'unknown_origin'
    end;
  end if;

  number := regexp_count(written, 'https?://\S+|\mwww\.\S+|\m(t\.me|wa\.me|bit\.ly|tinyurl\.com)/\S+', 1, 'i');
  found := found || case
    when number >= (threshold ->> 'many_links')::bigint then 'many_links'
    when number >= (threshold ->> 'links')::bigint then 'links'
    when number >= 1 then 'link'
  end;
  if concat_ws(' ', submitted ->> 'first_name', submitted ->> 'last_name') ~* '(https?://|\mwww\.)' then
    found := found || 'link_in_name'::text;
  end if;
  if written ~* '<a\s[^>]*href|\[(url|link)[=\]]' then
    found := found || 'markup'::text;
  end if;

  select count(*) into number from private.spam_phrases p where strpos(words, ' ' || p.phrase || ' ') > 0;
  found := found || case
    when number >= (threshold ->> 'spam_phrases')::bigint then 'spam_phrases'
    when number >= 1 then 'spam_phrase'
  end;

  select count(*) into number from jsonb_each_text(texts) field
  where field.value ~ '^[A-Za-z]{8,40}$'
    and field.value ~ '[a-z][A-Z].*[a-z][A-Z].*[a-z][A-Z]';
  found := found || case
    when number >= (threshold ->> 'random_texts')::bigint then 'random_texts'
    when number >= 1 then 'random_text'
  end;
  if char_length(submitted ->> 'first_name') > 2 and submitted ->> 'first_name' = submitted ->> 'last_name' then
    found := found || 'same_names'::text;
  end if;

  return coalesce(
    (select jsonb_object_agg(signal, points -> signal) from unnest(found) signal where points -> signal > '0'),
    '{}'
  );
end
$$;

create function private.words_expression(of_table text, prefix text) returns text
language sql stable set search_path = ''
as $$
  select format(
    $sql$to_tsvector('simple', translate(
      %1$s || ' ' || coalesce(%2$sutm ->> 'utm_source', '') || ' ' || coalesce(%2$sutm ->> 'utm_campaign', ''),
      '@.,:;/_+&#()"''-', '               '
    )%3$s)$sql$,
    string_agg(format('coalesce(%s%I, '''')', prefix, a.attname), ' || '' '' || ' order by a.attnum),
    prefix,
    case when bool_or(a.attname = 'phone') then format(
      $sql$ || ' ' || regexp_replace(regexp_replace(coalesce(%sphone, ''), '[^0-9]', '', 'g'), '^(00)?1(?=[0-9]{10})', '')$sql$, prefix
    ) end
  )
  from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass('public.' || of_table) and a.atttypid = 'text'::regtype
    and (a.attname in (select private.form_columns(of_table)) or a.attname in ('context', 'partner', 'page_url', 'referrer'))
$$;

create function private.make_searchable() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  of_table text;
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format('drop index if exists public.%I', of_table || '_words');
    execute format(
      'create index %I on public.%I using gin ((%s))', of_table || '_words', of_table, private.words_expression(of_table, '')
    );
  end loop;
  execute format(
    $sql$
    create or replace view private.leads with (security_invoker = true) as
    select
      'contact_submissions' as submission_table, c.id, c.created_at, c.status, c.first_name, c.last_name,
      c.company_name as company, c.email, c.phone, c.position_type as role, c.location as place, c.timeline as detail,
      c.context, c.partner, c.spam_score, c.spam_reasons, to_jsonb(c) - 'form_check' as sent,
      %1$s as words
    from public.contact_submissions c
    union all
    select
      'resume_submissions', r.id, r.created_at, r.status, r.first_name, r.last_name,
      null, r.email, r.phone, r.desired_position, null, r.years_experience,
      r.context, r.partner, r.spam_score, r.spam_reasons, to_jsonb(r) - 'form_check',
      %2$s
    from public.resume_submissions r
    union all
    select
      'salary_report_downloads', s.id, s.created_at, s.status, null, null, null, s.email, null, null, null, null,
      s.context, s.partner, s.spam_score, s.spam_reasons, to_jsonb(s) - 'form_check',
      %3$s
    from public.salary_report_downloads s
    $sql$,
    private.words_expression('contact_submissions', 'c.'), private.words_expression('resume_submissions', 'r.'),
    private.words_expression('salary_report_downloads', 's.')
  );
end
$$;

select private.make_searchable();

revoke execute on all functions in schema private from public;

-- The desk's list and search: a view of all submissions, and full-text indexes. A migration that adds a text
-- column to a form must end with `select private.make_searchable()`. Uses full-text search because every PostgreSQL
-- installation includes it, unlike pg_trgm.

-- Returns an SQL expression for the searchable words of a row: its text, and the digits of its phone number. Uses only
-- built-in functions, because the expression runs with the privileges of the visitor who inserts the row.
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

-- Creates the full-text indexes and the view of all submissions for the tables' current columns. GIN collects new words
-- in a list, and the insert that exceeds its limit moves them all into the index: with the default of 4 MB, one sender's
-- longest rows would make a later one take seconds. 64 kB, the minimum, is about one such row.
create function private.make_searchable() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  of_table text;
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format('drop index if exists public.%I', of_table || '_words');
    execute format(
      'create index %I on public.%I using gin ((%s)) with (gin_pending_list_limit = 64)',
      of_table || '_words', of_table, private.words_expression(of_table, '')
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

-- The words of the history: notes, what operators and senders wrote, corrections and tags. Leaves out keys and what has a
-- filter, and replaces JSON's escape sequences by spaces.
create view private.lead_event_words with (security_invoker = true) as
select
  e.submission_table, e.submission,
  to_tsvector('simple', translate(
    regexp_replace(
      regexp_replace((e.detail - array['status', 'owner', 'result', 'template', 'until'])::text, '"[a-z_]+": ', ' ', 'g'),
      '\\[a-z"\\/]', ' ', 'g'
    ),
    '@.,:;/_+&#()"''-{}[]', '                   '
  )) as words
from private.lead_events e;
create index lead_events_words on private.lead_events using gin ((
  to_tsvector('simple', translate(
    regexp_replace(
      regexp_replace((detail - array['status', 'owner', 'result', 'template', 'until'])::text, '"[a-z_]+": ', ' ', 'g'),
      '\\[a-z"\\/]', ' ', 'g'
    ),
    '@.,:;/_+&#()"''-{}[]', '                   '
  ))
)) with (gin_pending_list_limit = 64);

revoke execute on all functions in schema private from public;

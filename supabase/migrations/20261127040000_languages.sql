-- Adds the language of the sender's page: a BCP 47 language code such as `es`. Null means English.

alter table public.contact_submissions add column language text check (language ~ '^[a-z]{2,3}$');
alter table public.resume_submissions add column language text check (language ~ '^[a-z]{2,3}$');
alter table public.salary_report_downloads add column language text check (language ~ '^[a-z]{2,3}$');
grant insert (language) on public.contact_submissions, public.resume_submissions, public.salary_report_downloads to anon;

-- Returns the columns that are form fields: those that visitors may fill in, except for context, language, origin,
-- consent, and the file path. The receipt, the spam score, and the desk's search use this list.
create or replace function private.form_columns(of_table text) returns setof text
language sql stable set search_path = ''
as $$
  select a.attname::text from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass('public.' || of_table) and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
    and a.attname not in (
      'id', 'source', 'context', 'partner', 'language', 'page_url', 'referrer', 'utm', 'consent', 'form_check',
      'resume_file_path'
    )
$$;

revoke execute on all functions in schema private from public;

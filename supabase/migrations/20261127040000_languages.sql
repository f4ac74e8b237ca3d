-- Adds the language of the sender's page: a BCP 47 language code such as `es`. Null means English.

alter table public.contact_submissions add column language text check (language ~ '^[a-z]{2,3}$');
alter table public.resume_submissions add column language text check (language ~ '^[a-z]{2,3}$');
alter table public.salary_report_downloads add column language text check (language ~ '^[a-z]{2,3}$');
grant insert (language) on public.contact_submissions, public.resume_submissions, public.salary_report_downloads to anon;

-- Add the column to the lists of columns that are not form fields, in the bodies of these functions.
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname in ('form_columns', 'judge_submission')
  loop
    execute replace(definition, $q$'partner', 'page_url'$q$, $q$'partner', 'language', 'page_url'$q$);
  end loop;
end
$$;

-- Creates the full-text indexes and the view of all submissions for the tables' current columns.
create or replace function private.make_searchable() returns void
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
      %1$s as words, c.language
    from public.contact_submissions c
    union all
    select
      'resume_submissions', r.id, r.created_at, r.status, r.first_name, r.last_name,
      null, r.email, r.phone, r.desired_position, null, r.years_experience,
      r.context, r.partner, r.spam_score, r.spam_reasons, to_jsonb(r) - 'form_check',
      %2$s, r.language
    from public.resume_submissions r
    union all
    select
      'salary_report_downloads', s.id, s.created_at, s.status, null, null, null, s.email, null, null, null, null,
      s.context, s.partner, s.spam_score, s.spam_reasons, to_jsonb(s) - 'form_check',
      %3$s, s.language
    from public.salary_report_downloads s
    $sql$,
    private.words_expression('contact_submissions', 'c.'), private.words_expression('resume_submissions', 'r.'),
    private.words_expression('salary_report_downloads', 's.')
  );
end
$$;

select private.make_searchable();

revoke execute on all functions in schema private from public;

create table public.salary_report_downloads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  context text check (char_length(context) <= 80),
  partner text check (char_length(partner) <= 80),
  page_url text check (char_length(page_url) <= 2048),
  referrer text check (char_length(referrer) <= 2048),
  utm jsonb check (
    jsonb_typeof(utm) = 'object'
    and utm - array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] = '{}'
    and not jsonb_path_exists(utm, '$.* ? (@.type() != "string")')
    and char_length(utm::text) <= 4000
  ),
  consent jsonb check (
    jsonb_typeof(consent) = 'object'
    and consent ? 'text'
    and consent - array['text', 'version'] = '{}'
    and not jsonb_path_exists(consent, '$.* ? (@.type() != "string")')
    and char_length(consent::text) <= 4000
  ),
  spam_score smallint not null default 0 check (spam_score between 0 and 100),
  form_check jsonb check (form_check is null)
);
create index salary_report_downloads_created_at on public.salary_report_downloads (created_at);

create trigger prepare before insert on public.salary_report_downloads
  for each row when (current_user = 'anon') execute function private.prepare_submission();
create trigger rate_limit after insert on public.salary_report_downloads
  for each row when (current_user = 'anon') execute function private.limit_submissions();

revoke all on public.salary_report_downloads from public, anon, authenticated;
grant usage on schema public to anon, service_role;
grant insert (id, email, context, partner, page_url, referrer, utm, consent, form_check)
  on public.salary_report_downloads to anon;
grant select, insert, update, delete on public.salary_report_downloads to service_role;

alter table public.salary_report_downloads enable row level security;
create policy "Visitors add requests of this moment" on public.salary_report_downloads
  for insert to anon
  with check (created_at = now() and spam_score between 0 and 100 and form_check is null);

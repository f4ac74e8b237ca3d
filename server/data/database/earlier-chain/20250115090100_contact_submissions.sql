create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text check (char_length(first_name) <= 120),
  last_name text check (char_length(last_name) <= 120),
  company_name text check (char_length(company_name) <= 120),
  email text check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text check (char_length(phone) <= 40),
  position_type text check (char_length(position_type) <= 160),
  timeline text check (char_length(timeline) <= 160),
  location text check (char_length(location) <= 160),
  project_details text check (char_length(project_details) <= 4000),
  source text not null check (source in ('contact_form', 'landing2_form', 'remote-work-insight', 'talent-retention-insight')),
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
  form_check jsonb check (form_check is null),
  constraint reachable check (email is not null or phone is not null),
  constraint insight_complete check (
    source not in ('remote-work-insight', 'talent-retention-insight') or (email is not null and position_type is not null)
  )
);
create index contact_submissions_created_at on public.contact_submissions (created_at);

create trigger prepare before insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.prepare_submission();
create trigger rate_limit after insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.limit_submissions();

revoke all on public.contact_submissions from public, anon, authenticated;
grant usage on schema public to anon, service_role;
grant insert (
  id, first_name, last_name, company_name, email, phone, position_type, timeline, location, project_details, source,
  context, partner, page_url, referrer, utm, consent, form_check
) on public.contact_submissions to anon;
grant select, insert, update, delete on public.contact_submissions to service_role;

alter table public.contact_submissions enable row level security;
create policy "Visitors add leads of this moment" on public.contact_submissions
  for insert to anon
  with check (created_at = now() and spam_score between 0 and 100 and form_check is null);

create table public.resume_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null check (char_length(first_name) between 1 and 120),
  last_name text not null check (char_length(last_name) between 1 and 120),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text not null check (char_length(phone) <= 40),
  desired_position text not null check (char_length(desired_position) <= 160),
  years_experience text not null check (char_length(years_experience) <= 40),
  additional_information text check (char_length(additional_information) <= 4000),
  resume_filename text not null check (char_length(resume_filename) <= 400),
  resume_file_path text not null check (
    char_length(resume_file_path) <= 200 and resume_file_path ~ '^[0-9]{10,17}_[A-Za-z0-9 ._()-]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?)$'
  ),
  resume_file_size integer not null check (resume_file_size between 1 and 10485760),
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
create index resume_submissions_created_at on public.resume_submissions (created_at);

create trigger prepare before insert on public.resume_submissions
  for each row when (current_user = 'anon') execute function private.prepare_submission();
create trigger rate_limit after insert on public.resume_submissions
  for each row when (current_user = 'anon') execute function private.limit_submissions();

revoke all on public.resume_submissions from public, anon, authenticated;
grant usage on schema public to anon, service_role;
grant insert (
  id, first_name, last_name, email, phone, desired_position, years_experience, additional_information,
  resume_filename, resume_file_path, resume_file_size, context, partner, page_url, referrer, utm, consent, form_check
) on public.resume_submissions to anon;
grant select, insert, update, delete on public.resume_submissions to service_role;

alter table public.resume_submissions enable row level security;
create policy "Visitors add applications of this moment" on public.resume_submissions
  for insert to anon
  with check (created_at = now() and spam_score between 0 and 100 and form_check is null);

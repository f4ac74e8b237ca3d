-- Tables for what visitors send. Visitors may insert rows but cannot read them.
--
-- form_check is write-only. The browser sends {"trap": "<value of the hidden field>", "seconds": <time to fill in the
-- form>, "receipt": "<hash of the receipt key>", "ref": "<a partner's reference>", "partner": "<partner to count if
-- Global Privacy Control is on>"}. Triggers read the value and store null. The browser sends it as a column rather
-- than a custom header, because a column passes every proxy and CORS rule.
--
-- status is a copy of the last status_changed event in private.lead_events, so that a list of 100,000 rows needs no
-- lookups. spam_reasons maps each spam signal to the points that it added to spam_score.

-- Returns whether a value is an object whose keys are among these and whose values are strings.
create function private.is_text_object(value jsonb, keys text[]) returns boolean
language sql immutable strict set search_path = ''
return jsonb_typeof(value) = 'object' and value - keys = '{}' and char_length(value::text) <= 4000
  and not jsonb_path_exists(value, '$.* ? (@.type() != "string")');
-- A table's checks run with the privileges of the role that inserts.
grant execute on function private.is_text_object(jsonb, text[]) to anon, service_role;

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
  utm jsonb check (private.is_text_object(utm, array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'])),
  consent jsonb check (consent ? 'text' and private.is_text_object(consent, array['text', 'version'])),
  spam_score smallint not null default 0 check (spam_score between 0 and 100),
  form_check jsonb check (form_check is null),
  spam_reasons jsonb not null default '{}' check (jsonb_typeof(spam_reasons) = 'object'),
  -- The two checkboxes of the employer form. Null for other forms, and for submissions from
  -- older versions of the form's script.
  employer boolean,
  agreement boolean,
  status text not null default 'new' check (status in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead')),
  -- Language of the sender's page: a BCP 47 code such as `es`. Null means English.
  language text check (language ~ '^[a-z]{2,3}$'),
  constraint reachable check (email is not null or phone is not null),
  constraint insight_complete check (
    source not in ('remote-work-insight', 'talent-retention-insight') or (email is not null and position_type is not null)
  )
);
create index contact_submissions_created_at on public.contact_submissions (created_at);
create index contact_submissions_status on public.contact_submissions (status, created_at);

-- resume_file_path is the file's name in the `resumes` bucket.
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
  utm jsonb check (private.is_text_object(utm, array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'])),
  consent jsonb check (consent ? 'text' and private.is_text_object(consent, array['text', 'version'])),
  spam_score smallint not null default 0 check (spam_score between 0 and 100),
  form_check jsonb check (form_check is null),
  spam_reasons jsonb not null default '{}' check (jsonb_typeof(spam_reasons) = 'object'),
  status text not null default 'new' check (status in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead')),
  language text check (language ~ '^[a-z]{2,3}$')
);
create index resume_submissions_created_at on public.resume_submissions (created_at);
create index resume_submissions_status on public.resume_submissions (status, created_at);
create index resume_submissions_resume_file_path on public.resume_submissions (resume_file_path);

create table public.salary_report_downloads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  context text check (char_length(context) <= 80),
  partner text check (char_length(partner) <= 80),
  page_url text check (char_length(page_url) <= 2048),
  referrer text check (char_length(referrer) <= 2048),
  utm jsonb check (private.is_text_object(utm, array['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'])),
  consent jsonb check (consent ? 'text' and private.is_text_object(consent, array['text', 'version'])),
  spam_score smallint not null default 0 check (spam_score between 0 and 100),
  form_check jsonb check (form_check is null),
  spam_reasons jsonb not null default '{}' check (jsonb_typeof(spam_reasons) = 'object'),
  status text not null default 'new' check (status in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead')),
  language text check (language ~ '^[a-z]{2,3}$')
);
create index salary_report_downloads_created_at on public.salary_report_downloads (created_at);
create index salary_report_downloads_status on public.salary_report_downloads (status, created_at);

-- Visitors get no privileges on created_at, spam_score, and status, so they can neither backdate nor score their
-- rows.
revoke all on public.contact_submissions, public.resume_submissions, public.salary_report_downloads from public, anon, authenticated;
grant insert (
  id, first_name, last_name, company_name, email, phone, position_type, timeline, location, project_details, source,
  context, partner, page_url, referrer, utm, consent, form_check, employer, agreement,
  language
) on public.contact_submissions to anon;
grant insert (
  id, first_name, last_name, email, phone, desired_position, years_experience, additional_information,
  resume_filename, resume_file_path, resume_file_size, context, partner, page_url, referrer, utm, consent, form_check,
  language
) on public.resume_submissions to anon;
grant insert (id, email, context, partner, page_url, referrer, utm, consent, form_check, language)
  on public.salary_report_downloads to anon;
grant select, insert, update, delete
  on public.contact_submissions, public.resume_submissions, public.salary_report_downloads to service_role;

create policy "Visitors add leads of this moment" on public.contact_submissions
  for insert to anon
  with check (created_at = now() and spam_score between 0 and 100 and form_check is null);
create policy "Visitors add applications of this moment" on public.resume_submissions
  for insert to anon
  with check (created_at = now() and spam_score between 0 and 100 and form_check is null);
create policy "Visitors add requests of this moment" on public.salary_report_downloads
  for insert to anon
  with check (created_at = now() and spam_score between 0 and 100 and form_check is null);

-- digits are those of the phone number. An unusual row has an email address or phone number that an operator's statement
-- has stored as it was written, or that has other letters and digits than ASCII's.
create view private.all_submissions with (security_invoker = true) as
  select 'contact_submissions' as submission_table, c.id, c.created_at, c.email, c.phone, null as file,
    translate(c.phone, translate(c.phone, '0123456789', ''), '') collate "C" as digits,
    c.email !~ '^[a-z0-9][a-z0-9._+''-]*@[a-z0-9.-]*[a-z0-9]$' or c.phone !~ '^[ -~]*$' as is_unusual
  from public.contact_submissions c
  union all
  select 'resume_submissions', r.id, r.created_at, r.email, r.phone, r.resume_file_path,
    translate(r.phone, translate(r.phone, '0123456789', ''), '') collate "C",
    r.email !~ '^[a-z0-9][a-z0-9._+''-]*@[a-z0-9.-]*[a-z0-9]$' or r.phone !~ '^[ -~]*$'
  from public.resume_submissions r
  union all
  select 'salary_report_downloads', s.id, s.created_at, s.email, null, null, null, s.email !~ '^[a-z0-9][a-z0-9._+''-]*@[a-z0-9.-]*[a-z0-9]$'
  from public.salary_report_downloads s;

-- For the search of a person, by these columns of the view.
select private.on_submission_tables($sql$create index %1$s_email on public.%1$I (email)$sql$);
create index contact_submissions_digits on public.contact_submissions ((translate(phone, translate(phone, '0123456789', ''), '') collate "C"));
create index resume_submissions_digits on public.resume_submissions ((translate(phone, translate(phone, '0123456789', ''), '') collate "C"));
create index contact_submissions_unusual on public.contact_submissions (id)
  where email !~ '^[a-z0-9][a-z0-9._+''-]*@[a-z0-9.-]*[a-z0-9]$' or phone !~ '^[ -~]*$';
create index resume_submissions_unusual on public.resume_submissions (id)
  where email !~ '^[a-z0-9][a-z0-9._+''-]*@[a-z0-9.-]*[a-z0-9]$' or phone !~ '^[ -~]*$';
create index salary_report_downloads_unusual on public.salary_report_downloads (id)
  where email !~ '^[a-z0-9][a-z0-9._+''-]*@[a-z0-9.-]*[a-z0-9]$';

-- Returns the columns that are form fields: those that visitors may fill in, except for context, language, origin,
-- consent, and the file path. The receipt, the spam score, and the desk's search use this list.
create function private.form_columns(of_table text) returns setof text
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

-- BEFORE INSERT trigger. Normalizes all text, refuses an invalid email address or phone number, scores the row, and
-- stores the hash of the receipt key. If the visitor uses Global Privacy Control, counts the partner without storing
-- it in the row. Finally clears form_check.
create function private.prepare_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned jsonb;
  -- Under Global Privacy Control, the partner is counted but not stored.
  counted_for text := case jsonb_typeof(new.form_check) when 'object' then new.form_check ->> 'partner' end;
  receipt text := case jsonb_typeof(new.form_check) when 'object' then new.form_check ->> 'receipt' end;
begin
  select jsonb_object_agg(
    field.key,
    case
      when jsonb_typeof(field.value) <> 'string' then field.value
      when field.key = 'email' then to_jsonb(private.clean_email(field.value #>> '{}'))
      when field.key = 'phone' then to_jsonb(private.clean_phone(field.value #>> '{}'))
      when field.key in ('first_name', 'last_name') then to_jsonb(coalesce(private.trim_text(field.value #>> '{}'), ''))
      else to_jsonb(private.trim_text(field.value #>> '{}'))
    end
  ) into cleaned
  from jsonb_each(to_jsonb(new)) field;
  if not private.is_email(cleaned ->> 'email') then
    raise check_violation using
      message = 'The email is no address that mail servers take', hint = 'Send the domain in ASCII, such as xn--bcher-kva.example.';
  elsif not private.is_phone(cleaned ->> 'phone') then
    raise check_violation using message = 'The phone number has fewer than seven digits';
  end if;
  new := jsonb_populate_record(new, cleaned);
  new.spam_reasons := private.judge_submission(new.form_check, cleaned);
  if new.spam_reasons <> '{}' then
    new.spam_score := least(100, (select sum(reason.value::integer) from jsonb_each_text(new.spam_reasons) reason));
  end if;
  new.form_check := null;
  if receipt ~ '^[0-9a-f]{64}$' then
    insert into private.receipts (key_hash, submission_table, submission, issued_by)
    values (decode(receipt, 'hex'), tg_table_name, new.id, 'browser')
    on conflict do nothing;
  end if;
  if new.partner is null and exists (select from private.known_partners k where k.partner = counted_for) then
    insert into private.partner_leads as l (day, partner, page, accepted, flagged)
    values (
      private.counted_day(now()), counted_for, '',
      case when private.is_flagged(new.spam_score) then 0 else 1 end, case when private.is_flagged(new.spam_score) then 1 else 0 end
    )
    on conflict on constraint partner_leads_pkey do update
      set accepted = l.accepted + excluded.accepted, flagged = l.flagged + excluded.flagged;
  end if;
  return new;
end
$$;

-- PostgreSQL runs triggers of the same kind in order of their names: `admit`, `keep_ref`, `prepare`, `prepare_page`.
select private.on_submission_tables($sql$
  alter table public.%1$I enable row level security;
  create trigger admit before insert on public.%1$I
    for each row when (current_user = 'anon') execute function private.admit_submission();
  create trigger prepare before insert on public.%1$I
    for each row when (current_user = 'anon') execute function private.prepare_submission();
  create trigger rate_limit after insert on public.%1$I
    for each row when (current_user = 'anon') execute function private.limit_submissions();
$sql$);

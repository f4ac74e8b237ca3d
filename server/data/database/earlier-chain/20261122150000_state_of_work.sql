alter table public.contact_submissions add column status text not null default 'new'
  check (status in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead'));
alter table public.resume_submissions add column status text not null default 'new'
  check (status in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead'));
alter table public.salary_report_downloads add column status text not null default 'new'
  check (status in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead'));

do $$
declare
  of_table text;
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format(
      $sql$update public.%1$I s set status = last.status
        from (
          select distinct on (e.submission) e.submission, e.detail ->> 'status' as status from private.lead_events e
          where e.submission_table = %1$L and e.what = 'status_changed' order by e.submission, e.id desc
        ) last
        where s.id = last.submission$sql$,
      of_table
    );
    execute format('create index %1$s_status on public.%1$I (status, created_at)', of_table);
  end loop;
end
$$;

alter table private.deliveries add column tries jsonb not null default '[]' check (jsonb_typeof(tries) = 'array');
create index deliveries_stuck on private.deliveries (state, created_at) where state in ('held', 'failed');

create or replace function private.follow_lead_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  score smallint;
  brought_by text;
  is_held boolean;
begin
  -- Lock the submission, so that no event outlives one that is being erased.
  execute format('select s.spam_score, s.partner from public.%I s where s.id = $1 for key share', new.submission_table)
    into score, brought_by using new.submission;
  if score is null then
    raise sqlstate '23503' using message = format('There is no submission %s in %s', new.submission, new.submission_table);
  end if;
  if new.what <> 'status_changed' then
    return null;
  end if;
  execute format('update public.%I s set status = $2 where s.id = $1', new.submission_table)
    using new.submission, new.detail ->> 'status';
  is_held := private.is_suspect(score) and not exists (
    select from private.lead_events e
    where e.submission = new.submission and e.submission_table = new.submission_table and e.what = 'released'
  );
  insert into private.deliveries (event, kind, submission_table, submission, lead_event, recipient, state, held_for)
  select
    'lead.status_changed', 'webhook', new.submission_table, new.submission, new.id, w.id::text,
    case when is_held then 'held' else 'waiting' end, case when is_held then 'suspicion' end
  from private.webhooks w
  where w.enabled and 'lead.status_changed' = any (w.events) and (w.partner is null or w.partner = brought_by);
  return null;
end
$$;

create function private.change_status(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known uuid;
  last private.lead_events;
begin
  -- A concurrent operator waits here, then reads what the first one wrote.
  execute format('select s.id from public.%I s where s.id = $1 for no key update', wanted ->> 'table')
    into known using (wanted ->> 'id')::uuid;
  if known is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into last from private.lead_events e
  where e.submission = known and e.submission_table = wanted ->> 'table' and e.what = 'status_changed'
  order by e.id desc limit 1;
  if coalesce(last.id, 0) <> coalesce((wanted ->> 'seen')::bigint, 0) then
    return jsonb_build_object(
      'outcome', 'conflict', 'change', last.id, 'at', last.at, 'actor', last.actor, 'status', coalesce(last.detail ->> 'status', 'new')
    );
  end if;
  if coalesce(last.detail ->> 'status', 'new') = wanted ->> 'status' then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (
    wanted ->> 'table', known, wanted ->> 'actor', 'status_changed',
    jsonb_strip_nulls(jsonb_build_object('status', wanted ->> 'status', 'note', wanted ->> 'note'))
  );
  return jsonb_build_object('outcome', 'changed');
end
$$;

create function private.release_suspect(of_table text, wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  released integer := private.release_deliveries(wanted, operator);
begin
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  select of_table, wanted, operator, 'released', jsonb_build_object('deliveries', 0)
  where not exists (
    select from private.lead_events e
    where e.submission = wanted and e.submission_table = of_table and e.what = 'released'
  );
  return released;
end
$$;

create index contact_submissions_words on public.contact_submissions using gin ((
  to_tsvector('simple', translate(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, '') || ' ' ||
    coalesce(phone, '') || ' ' || coalesce(position_type, '') || ' ' || coalesce(timeline, '') || ' ' ||
    coalesce(location, '') || ' ' || coalesce(project_details, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(context, '') || ' ' || coalesce(partner, '') || ' ' || coalesce(page_url, '') || ' ' ||
    coalesce(referrer, '') || ' ' || coalesce(utm ->> 'utm_source', '') || ' ' ||
    coalesce(utm ->> 'utm_campaign', ''),
    '@.,:;/_+&#()"''-', '               '
  ) || ' ' || regexp_replace(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '^(00)?1(?=[0-9]{10})', ''))
));
create index resume_submissions_words on public.resume_submissions using gin ((
  to_tsvector('simple', translate(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone, '') || ' ' ||
    coalesce(desired_position, '') || ' ' || coalesce(years_experience, '') || ' ' ||
    coalesce(additional_information, '') || ' ' || coalesce(resume_filename, '') || ' ' ||
    coalesce(email, '') || ' ' || coalesce(context, '') || ' ' || coalesce(partner, '') || ' ' ||
    coalesce(page_url, '') || ' ' || coalesce(referrer, '') || ' ' || coalesce(utm ->> 'utm_source', '') || ' ' ||
    coalesce(utm ->> 'utm_campaign', ''),
    '@.,:;/_+&#()"''-', '               '
  ) || ' ' || regexp_replace(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '^(00)?1(?=[0-9]{10})', ''))
));
create index salary_report_downloads_words on public.salary_report_downloads using gin ((
  to_tsvector('simple', translate(
    coalesce(email, '') || ' ' || coalesce(context, '') || ' ' || coalesce(partner, '') || ' ' ||
    coalesce(page_url, '') || ' ' || coalesce(referrer, '') || ' ' || coalesce(utm ->> 'utm_source', '') || ' ' ||
    coalesce(utm ->> 'utm_campaign', ''),
    '@.,:;/_+&#()"''-', '               '
  ))
));

create view private.leads with (security_invoker = true) as
select
  'contact_submissions' as submission_table, c.id, c.created_at, c.status, c.first_name, c.last_name,
  c.company_name as company, c.email, c.phone, c.position_type as role, c.location as place, c.timeline as detail,
  c.context, c.partner, c.spam_score, c.spam_reasons, to_jsonb(c) - 'form_check' as sent,
  to_tsvector('simple', translate(
    coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '') || ' ' || coalesce(c.company_name, '') || ' ' ||
    coalesce(c.phone, '') || ' ' || coalesce(c.position_type, '') || ' ' || coalesce(c.timeline, '') || ' ' ||
    coalesce(c.location, '') || ' ' || coalesce(c.project_details, '') || ' ' || coalesce(c.email, '') || ' ' ||
    coalesce(c.context, '') || ' ' || coalesce(c.partner, '') || ' ' || coalesce(c.page_url, '') || ' ' ||
    coalesce(c.referrer, '') || ' ' || coalesce(c.utm ->> 'utm_source', '') || ' ' ||
    coalesce(c.utm ->> 'utm_campaign', ''),
    '@.,:;/_+&#()"''-', '               '
  ) || ' ' || regexp_replace(regexp_replace(coalesce(c.phone, ''), '[^0-9]', '', 'g'), '^(00)?1(?=[0-9]{10})', '')) as words
from public.contact_submissions c
union all
select
  'resume_submissions', r.id, r.created_at, r.status, r.first_name, r.last_name,
  null, r.email, r.phone, r.desired_position, null, r.years_experience,
  r.context, r.partner, r.spam_score, r.spam_reasons, to_jsonb(r) - 'form_check',
  to_tsvector('simple', translate(
    coalesce(r.first_name, '') || ' ' || coalesce(r.last_name, '') || ' ' || coalesce(r.phone, '') || ' ' ||
    coalesce(r.desired_position, '') || ' ' || coalesce(r.years_experience, '') || ' ' ||
    coalesce(r.additional_information, '') || ' ' || coalesce(r.resume_filename, '') || ' ' ||
    coalesce(r.email, '') || ' ' || coalesce(r.context, '') || ' ' || coalesce(r.partner, '') || ' ' ||
    coalesce(r.page_url, '') || ' ' || coalesce(r.referrer, '') || ' ' ||
    coalesce(r.utm ->> 'utm_source', '') || ' ' || coalesce(r.utm ->> 'utm_campaign', ''),
    '@.,:;/_+&#()"''-', '               '
  ) || ' ' || regexp_replace(regexp_replace(coalesce(r.phone, ''), '[^0-9]', '', 'g'), '^(00)?1(?=[0-9]{10})', ''))
from public.resume_submissions r
union all
select
  'salary_report_downloads', s.id, s.created_at, s.status, null, null, null, s.email, null, null, null, null,
  s.context, s.partner, s.spam_score, s.spam_reasons, to_jsonb(s) - 'form_check',
  to_tsvector('simple', translate(
    coalesce(s.email, '') || ' ' || coalesce(s.context, '') || ' ' || coalesce(s.partner, '') || ' ' ||
    coalesce(s.page_url, '') || ' ' || coalesce(s.referrer, '') || ' ' ||
    coalesce(s.utm ->> 'utm_source', '') || ' ' || coalesce(s.utm ->> 'utm_campaign', ''),
    '@.,:;/_+&#()"''-', '               '
  ))
from public.salary_report_downloads s;

revoke all on private.leads from public;
revoke execute on all functions in schema private from public;

-- Questions to the agency whether an opening is still open: every 14 days, by mail. One that is unanswered twice, or is not
-- open any more, is hidden: the server builds the site as if it had ended. The links of the mails open a page with two
-- buttons (server/http/forms/mailed-pages.ts).

alter table private.openings
  add column id uuid not null unique default gen_random_uuid(),
  add column key uuid not null unique default gen_random_uuid(),
  -- When somebody last said that it is open; at first, when it was published.
  add column confirmed_at timestamptz not null default now(),
  add column asked_at timestamptz,
  -- Questions since then.
  add column asked integer not null default 0 check (asked >= 0),
  add column hidden_at timestamptz;

-- Mails about an opening: submission_table is then openings, and submission the id of the opening.
alter table private.deliveries
  drop constraint deliveries_event_check,
  add constraint deliveries_event_check check (event in (
    'lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed', 'operator.link_asked',
    'alert.asked', 'alert.due', 'opening.due'
  )),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook', 'operator-link',
    'sender-alert', 'sender-digest', 'agency-opening'
  )),
  drop constraint deliveries_submission_table_check,
  add constraint deliveries_submission_table_check check (submission_table in (
    'contact_submissions', 'resume_submissions', 'salary_report_downloads', 'operator_links', 'job_alerts', 'openings'
  ));

-- Called every minute with the requisition numbers of the openings that the content has as open, also hidden ones. Queues a
-- question for each that is due, and hides those whose second question is 14 days old. Returns the hidden ones.
create function private.queue_opening_questions(listed jsonb) returns setof text
language plpgsql volatile set search_path = ''
as $$
declare
  opening private.openings;
begin
  if pg_try_advisory_xact_lock(hashtext('queue_opening_questions')) then
    insert into private.openings (requisition) select jsonb_array_elements_text(listed) on conflict do nothing;
    for opening in
      select o.* from private.openings o
      where o.requisition in (select jsonb_array_elements_text(listed))
        and o.hidden_at is null
        and coalesce(o.asked_at, o.confirmed_at) <= now() - interval '14 days'
      order by o.requisition for update
    loop
      if opening.asked >= 2 then
        update private.openings o set hidden_at = now() where o.requisition = opening.requisition;
      else
        update private.openings o set asked_at = now(), asked = o.asked + 1 where o.requisition = opening.requisition;
        insert into private.deliveries (event, kind, submission_table, submission, recipient)
        values ('opening.due', 'agency-opening', 'openings', opening.id, 'agency');
      end if;
    end loop;
  end if;
  return query select o.requisition from private.openings o
    where o.hidden_at is not null and o.requisition in (select jsonb_array_elements_text(listed));
end
$$;

-- Records an answer. Returns whether the key is known.
create function private.answer_opening(opening_key uuid, is_open boolean) returns boolean
language sql volatile set search_path = ''
as $$
  with answered as (
    update private.openings o set
      confirmed_at = case when is_open then now() else o.confirmed_at end,
      asked = 0,
      asked_at = null,
      hidden_at = case when is_open then null else now() end
    where o.key = opening_key
    returning o.id
  )
  select exists (select from answered)
$$;

revoke execute on function private.queue_opening_questions(jsonb), private.answer_opening(uuid, boolean) from public;

-- Snoozed submissions, which the desk's lists leave out until a day. When it comes, or when the sender writes or corrects
-- something, the owner gets a reminder by mail.

create table private.snoozes (
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  until timestamptz not null,
  -- Name of the operator.
  actor text not null check (char_length(actor) between 1 and 120),
  primary key (submission, submission_table)
);
create index snoozes_until on private.snoozes (until);

alter table private.deliveries
  drop constraint deliveries_event_check,
  add constraint deliveries_event_check check (event in (
    'lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed', 'operator.link_asked',
    'alert.asked', 'alert.due', 'opening.due', 'lead.replied', 'snooze.ended'
  )),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook', 'operator-link',
    'sender-alert', 'sender-digest', 'agency-opening', 'sender-reply', 'agency-reminder'
  ));

-- Snoozes each {"table", "id"} in a list until the morning of a day in a time zone, or ends the snooze if day is null. Skips
-- rows that no longer exist, and closed ones. Returns how many changed.
create function private.snooze_leads(wanted jsonb, day date, zone text, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  one record;
  woken timestamptz := (day + time '07:00') at time zone zone;
  changed integer := 0;
begin
  for one in select * from private.lock_submissions(wanted) loop
    continue when day is not null and one.status in ('closed', 'not_a_lead');
    if day is null then
      delete from private.snoozes z where z.submission = one.id and z.submission_table = one.of_table;
      continue when not found;
    else
      insert into private.snoozes as z (submission_table, submission, until, actor)
      values (one.of_table, one.id, woken, operator)
      on conflict on constraint snoozes_pkey do update set until = excluded.until, actor = excluded.actor
      where z.until <> excluded.until;
      continue when not found;
    end if;
    insert into private.lead_events (submission_table, submission, actor, what, detail)
    values (one.of_table, one.id, operator, 'snoozed', jsonb_build_object('until', woken));
    changed := changed + 1;
  end loop;
  return changed;
end
$$;

-- Called every minute. Ends snoozes whose day has come, and queues a reminder for each to the owner: the operator of that
-- name or, without one, the agency.
create function private.end_snoozes() returns void
language sql volatile set search_path = ''
as $$
  with due as (
    select z.* from private.snoozes z where z.until <= now() for update skip locked
  ), ended as (
    delete from private.snoozes z using due d
    where z.submission = d.submission and z.submission_table = d.submission_table
    returning z.submission_table, z.submission
  )
  insert into private.deliveries (event, kind, submission_table, submission, recipient)
  select 'snooze.ended', 'agency-reminder', e.submission_table, e.submission, coalesce((
    select o.email from private.operators o
    where o.removed_at is null and lower(o.name) = (
      select lower(a.owner) from private.lead_owners a
      where a.submission = e.submission and a.submission_table = e.submission_table
    )
  ), 'agency')
  from ended e
$$;

-- Ends a snooze at once if the sender does something, and drops it if the submission is closed.
create function private.follow_snooze() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.what = 'status_changed' then
    if new.detail ->> 'status' in ('closed', 'not_a_lead') then
      delete from private.snoozes z where z.submission = new.submission and z.submission_table = new.submission_table;
    end if;
  else
    update private.snoozes z set until = now()
    where z.submission = new.submission and z.submission_table = new.submission_table and z.until > now();
  end if;
  return null;
end
$$;

create trigger follow_snooze after insert on private.lead_events
  for each row when (new.what in ('status_changed', 'sender_wrote', 'sender_corrected', 'sender_replaced_resume'))
  execute function private.follow_snooze();

revoke execute on function private.snooze_leads(jsonb, date, text, text), private.end_snoozes(), private.follow_snooze() from public;

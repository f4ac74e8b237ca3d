create table private.lead_events (
  id bigint generated always as identity primary key,
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  at timestamptz not null default now(),
  actor text not null check (char_length(actor) between 1 and 120),
  what text not null check (what ~ '^[a-z]+(_[a-z]+)*$'),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  constraint known_status check (
    what <> 'status_changed'
    or coalesce(detail ->> 'status' in ('new', 'read', 'contacted', 'qualified', 'closed', 'not_a_lead'), false)
  )
);
create index lead_events_submission on private.lead_events (submission, id);

create function private.keep_lead_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_there boolean := true;
begin
  if tg_op = 'DELETE' then
    execute format('select exists (select from public.%I s where s.id = $1)', old.submission_table)
      into is_there using old.submission;
  end if;
  if is_there then
    raise sqlstate '55000' using
      message = 'Rows of private.lead_events are not changed or deleted',
      hint = 'Add a row instead.';
  end if;
  return old;
end
$$;

create trigger keep before update or delete on private.lead_events
  for each row execute function private.keep_lead_event();

create function private.follow_lead_event() returns trigger
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

create trigger follow after insert on private.lead_events
  for each row execute function private.follow_lead_event();

create function private.release_deliveries(wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  -- Visitors choose the ids of their rows, so one id may stand in two tables.
  released record;
  total integer := 0;
begin
  for released in
    with freed as (
      update private.deliveries d
      set state = 'waiting', next_try = '-infinity'
      where d.state = 'held'
        and (d.submission = wanted or d.submission = (select named.submission from private.deliveries named where named.id = wanted))
      returning d.submission_table, d.submission
    )
    select f.submission_table, f.submission, count(*)::integer as deliveries from freed f group by 1, 2
  loop
    insert into private.lead_events (submission_table, submission, actor, what, detail)
    values (
      released.submission_table, released.submission, operator, 'released',
      jsonb_build_object('deliveries', released.deliveries)
    );
    total := total + released.deliveries;
  end loop;
  return total;
end
$$;

create function private.forget_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.deliveries d where d.submission_table = tg_table_name;
    delete from private.lead_events e where e.submission_table = tg_table_name;
    return null;
  end if;
  delete from private.deliveries d using gone
  where d.submission = gone.id and d.submission_table = tg_table_name;
  delete from private.lead_events e using gone
  where e.submission = gone.id and e.submission_table = tg_table_name;
  return null;
end
$$;

do $$
declare
  submissions text;
begin
  foreach submissions in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format(
      'create trigger forget_deliveries after delete on public.%I referencing old table as gone
       for each statement execute function private.forget_deliveries()',
      submissions
    );
    execute format(
      'create trigger forget_all_deliveries after truncate on public.%I
       for each statement execute function private.forget_deliveries()',
      submissions
    );
  end loop;
end
$$;

revoke execute on all functions in schema private from public;

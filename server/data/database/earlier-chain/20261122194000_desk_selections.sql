create or replace function private.change_status(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  known uuid;
  last private.lead_events;
  before text;
  written bigint;
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
  before := coalesce(last.detail ->> 'status', 'new');
  if coalesce(last.id, 0) <> coalesce((wanted ->> 'seen')::bigint, 0) then
    return jsonb_build_object('outcome', 'conflict', 'change', last.id, 'at', last.at, 'actor', last.actor, 'status', before);
  end if;
  if before = wanted ->> 'status' then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (
    wanted ->> 'table', known, wanted ->> 'actor', 'status_changed',
    jsonb_strip_nulls(jsonb_build_object('status', wanted ->> 'status', 'note', wanted ->> 'note'))
  )
  returning id into written;
  return jsonb_build_object('outcome', 'changed', 'change', written, 'from', before);
end
$$;

create function private.change_statuses(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  one jsonb;
  answers jsonb := '[]';
begin
  -- Always in the same order, so that overlapping selections cannot deadlock.
  for one in
    select w.value from jsonb_array_elements(wanted) w order by w.value ->> 'table', w.value ->> 'id'
  loop
    answers := answers || (
      jsonb_build_object('table', one -> 'table', 'id', one -> 'id') || private.change_status(one)
    );
  end loop;
  return answers;
end
$$;

create function private.release_suspects(wanted jsonb, operator text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  one jsonb;
  known uuid;
  leads integer := 0;
  deliveries integer := 0;
begin
  for one in
    select w.value from jsonb_array_elements(wanted) w order by w.value ->> 'table', w.value ->> 'id'
  loop
    execute format('select s.id from public.%I s where s.id = $1 for key share', one ->> 'table')
      into known using (one ->> 'id')::uuid;
    if known is not null then
      deliveries := deliveries + private.release_suspect(one ->> 'table', known, operator);
      leads := leads + 1;
    end if;
  end loop;
  return jsonb_build_object('leads', leads, 'deliveries', deliveries);
end
$$;

create index lead_events_released on private.lead_events (submission, submission_table) where what = 'released';

create index file_checks_checked on private.file_checks (checked_at);
create index file_checks_refused on private.file_checks (path) where verdict = 'refused';

revoke execute on all functions in schema private from public;

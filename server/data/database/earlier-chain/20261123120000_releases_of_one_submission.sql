create function private.release_held(of_table text, wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  released integer;
begin
  update private.deliveries d set state = 'waiting', next_try = '-infinity'
  where d.state = 'held' and d.submission = wanted and d.submission_table = of_table;
  get diagnostics released = row_count;
  if released > 0 then
    insert into private.lead_events (submission_table, submission, actor, what, detail)
    values (of_table, wanted, operator, 'released', jsonb_build_object('deliveries', released));
  end if;
  return released;
end
$$;

create or replace function private.release_deliveries(wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  held record;
  total integer := 0;
begin
  for held in
    select distinct d.submission_table, d.submission from private.deliveries d
    where d.submission = wanted or d.id = wanted
    order by d.submission_table, d.submission
  loop
    total := total + private.release_held(held.submission_table, held.submission, operator);
  end loop;
  return total;
end
$$;

create or replace function private.release_suspect(of_table text, wanted uuid, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  released integer := private.release_held(of_table, wanted, operator);
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

revoke execute on all functions in schema private from public;

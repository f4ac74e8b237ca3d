-- Owners of submissions: the operators who answer them. A submission's owner is that of its last event 'assigned', whose
-- detail has "owner", an operator's name, or null for nobody.

create index lead_events_assigned on private.lead_events (submission, submission_table, id) where what = 'assigned';
create index lead_events_owner on private.lead_events ((detail ->> 'owner')) where what = 'assigned';

-- Assigns each {"table", "id"} in a list to an operator, or to nobody if new_owner is null. Skips rows that no longer
-- exist or have this owner. Returns how many submissions were assigned.
create function private.assign_leads(wanted jsonb, new_owner text, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  one jsonb;
  known uuid;
  last_owner text;
  assigned integer := 0;
begin
  -- Always in the same order, so that overlapping selections cannot deadlock.
  for one in
    select w.value from jsonb_array_elements(wanted) w order by w.value ->> 'table', w.value ->> 'id'
  loop
    -- A concurrent operator waits here, then reads what the first one wrote.
    execute format('select s.id from public.%I s where s.id = $1 for no key update', one ->> 'table')
      into known using (one ->> 'id')::uuid;
    last_owner := (
      select e.detail ->> 'owner' from private.lead_events e
      where e.submission = known and e.submission_table = one ->> 'table' and e.what = 'assigned'
      order by e.id desc limit 1
    );
    if known is not null and last_owner is distinct from new_owner then
      insert into private.lead_events (submission_table, submission, actor, what, detail)
      values (one ->> 'table', known, operator, 'assigned', jsonb_build_object('owner', new_owner));
      assigned := assigned + 1;
    end if;
  end loop;
  return assigned;
end
$$;
revoke execute on function private.assign_leads(jsonb, text, text) from public;

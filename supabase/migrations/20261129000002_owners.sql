-- Owners of submissions: the operators who answer them, by name. A submission's owner is that of its last event 'assigned',
-- whose detail has "owner", or null for nobody. This is a copy, which lists of 100,000 rows filter and count by.
create table private.lead_owners (
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  owner text not null,
  primary key (submission, submission_table)
);
create index lead_owners_owner on private.lead_owners (owner, submission_table, submission);

create function private.follow_assignment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.detail ->> 'owner' is null then
    delete from private.lead_owners o where o.submission = new.submission and o.submission_table = new.submission_table;
  else
    insert into private.lead_owners as o (submission_table, submission, owner)
    values (new.submission_table, new.submission, new.detail ->> 'owner')
    on conflict on constraint lead_owners_pkey do update set owner = excluded.owner;
  end if;
  return null;
end
$$;

create trigger follow_assignment after insert on private.lead_events
  for each row when (new.what = 'assigned') execute function private.follow_assignment();

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
      select o.owner from private.lead_owners o where o.submission = known and o.submission_table = one ->> 'table'
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
revoke execute on function private.assign_leads(jsonb, text, text), private.follow_assignment() from public;

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
  one record;
  assigned integer := 0;
begin
  for one in select * from private.lock_submissions(wanted) loop
    insert into private.lead_events (submission_table, submission, actor, what, detail)
    select one.of_table, one.id, operator, 'assigned', jsonb_build_object('owner', new_owner)
    where new_owner is distinct from (
      select o.owner from private.lead_owners o where o.submission = one.id and o.submission_table = one.of_table
    );
    assigned := assigned + found::integer;
  end loop;
  return assigned;
end
$$;
revoke execute on function private.assign_leads(jsonb, text, text), private.follow_assignment() from public;

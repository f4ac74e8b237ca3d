create table private.tombstones (
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  what text not null check (what in ('deleted', 'redacted')),
  at timestamptz not null default now(),
  primary key (submission_table, submission, what)
);
revoke all on private.tombstones from public;

create function private.leave_tombstones() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.tombstones as t (submission_table, submission, what)
  select tg_table_name, gone.id, 'deleted' from gone
  on conflict on constraint tombstones_pkey do update set at = excluded.at;
  return null;
end
$$;
revoke execute on function private.leave_tombstones() from public;

create trigger leave_tombstones after delete on public.contact_submissions referencing old table as gone
  for each statement execute function private.leave_tombstones();
create trigger leave_tombstones after delete on public.resume_submissions referencing old table as gone
  for each statement execute function private.leave_tombstones();
create trigger leave_tombstones after delete on public.salary_report_downloads referencing old table as gone
  for each statement execute function private.leave_tombstones();

alter table private.deliveries drop constraint deliveries_held_for_check;
alter table private.deliveries add constraint deliveries_held_for_check check (held_for in ('suspicion', 'limit', 'restored'));

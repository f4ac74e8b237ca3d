create table private.partner_refs (
  submission_table text not null,
  submission uuid not null,
  ref text not null check (ref ~ '^[!-~]{1,80}$'),
  primary key (submission_table, submission)
);
revoke all on private.partner_refs from public;

create function private.keep_ref() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.partner_refs (submission_table, submission, ref)
  values (tg_table_name, new.id, new.form_check ->> 'ref')
  on conflict do nothing;
  return new;
end
$$;

create trigger keep_ref before insert on public.contact_submissions for each row
  when (new.partner is not null and new.form_check ->> 'ref' ~ '^[!-~]{1,80}$') execute function private.keep_ref();
create trigger keep_ref before insert on public.resume_submissions for each row
  when (new.partner is not null and new.form_check ->> 'ref' ~ '^[!-~]{1,80}$') execute function private.keep_ref();
create trigger keep_ref before insert on public.salary_report_downloads for each row
  when (new.partner is not null and new.form_check ->> 'ref' ~ '^[!-~]{1,80}$') execute function private.keep_ref();

create or replace function private.forget_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  what text;
begin
  foreach what in array array['deliveries', 'lead_events', 'receipts', 'partner_refs'] loop
    if tg_op = 'TRUNCATE' then
      execute format('delete from private.%I where submission_table = $1', what) using tg_table_name;
    else
      execute format('delete from private.%I t using gone where t.submission = gone.id and t.submission_table = $1', what)
      using tg_table_name;
    end if;
  end loop;
  return null;
end
$$;

revoke execute on all functions in schema private from public;

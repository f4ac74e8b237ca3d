-- Counts of submissions that cannot be counted from their rows: those from visitors with Global Privacy Control, whose
-- rows do not name the partner, and deleted ones, so that an erasure does not change the reported totals.
create table private.partner_leads (
  day date not null,
  partner text not null,
  -- Origin and path; empty for visitors with Global Privacy Control.
  page text not null,
  accepted integer not null default 0 check (accepted >= 0),
  flagged integer not null default 0 check (flagged >= 0),
  primary key (partner, day, page)
);

-- A partner's own reference for a submission, such as a job number: the `data-ref` attribute of the tag. It is included
-- only in the partner's webhooks.
create table private.partner_refs (
  submission_table text not null,
  submission uuid not null,
  ref text not null check (ref ~ '^[!-~]{1,80}$'),
  primary key (submission_table, submission)
);

-- AFTER DELETE trigger. Its name makes it run before the trigger that deletes the submission's events, which record
-- whether it was released.
create function private.count_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.partner_leads as l (day, partner, page, accepted, flagged)
  select
    private.counted_day(g.created_at), g.partner, private.counted_page(g.page_url),
    count(*) filter (where not g.is_held), count(*) filter (where g.is_held)
  from (
    select
      gone.created_at, gone.partner, gone.page_url,
      private.is_flagged(gone.spam_score) and not exists (
        select from private.lead_events e
        where e.submission = gone.id and e.submission_table = tg_table_name and e.what = 'released'
      ) as is_held
    from gone
    where gone.partner is not null
  ) g
  group by 1, 2, 3
  order by 2, 1, 3
  on conflict on constraint partner_leads_pkey do update
    set accepted = l.accepted + excluded.accepted, flagged = l.flagged + excluded.flagged;
  return null;
end
$$;

-- BEFORE INSERT trigger. Its name makes it run before `prepare`, which clears form_check.
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

do $$
declare
  of_table text;
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format(
      $sql$
      create trigger count_deleted after delete on public.%1$I referencing old table as gone
        for each statement execute function private.count_deleted();
      create trigger keep_ref before insert on public.%1$I for each row
        when (new.partner is not null and new.form_check ->> 'ref' ~ '^[!-~]{1,80}$') execute function private.keep_ref();
      $sql$,
      of_table
    );
  end loop;
end
$$;

revoke execute on all functions in schema private from public;

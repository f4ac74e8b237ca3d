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
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  ref text not null check (ref ~ '^[!-~]{1,80}$'),
  primary key (submission_table, submission)
);

-- AFTER DELETE trigger. Its name makes it run before the trigger that deletes the submission's events, which record
-- whether it was released. A job board may include the sender's phone number in the path of its page; it is redacted, in
-- what was counted before too.
create function private.count_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  emails text[];
  phones text[];
  person private.person;
begin
  with counted as materialized (
    select
      gone.created_at, gone.partner, p.page, s.email, s.phone,
      case when concat(gone.partner, p.page) ~ '([0-9][^0-9]*){7}|[%@]' then private.person_of(array[s.email], array[s.phone]) end as person,
      private.is_flagged(gone.spam_score) and not exists (
        select from private.lead_events e
        where e.submission = gone.id and e.submission_table = tg_table_name and e.what = 'released'
      ) as is_held
    from gone
    cross join lateral (select private.counted_page(gone.page_url)) p (page)
    cross join lateral (select private.clean_email(gone.email), private.phone_digits(to_jsonb(gone) ->> 'phone')) s (email, phone)
    where gone.partner is not null
  ),
  redacted as materialized (
    select c.*, private.redacted_text(c.partner, c.person) as new_partner, private.redacted_text(c.page, c.person) as new_page from counted c
  ),
  written as (
    insert into private.partner_leads as l (day, partner, page, accepted, flagged)
    select private.counted_day(r.created_at), r.new_partner, r.new_page, count(*) filter (where not r.is_held), count(*) filter (where r.is_held)
    from redacted r
    group by 1, 2, 3
    order by 2, 1, 3
    on conflict on constraint partner_leads_pkey do update
      set accepted = l.accepted + excluded.accepted, flagged = l.flagged + excluded.flagged
  )
  select array_agg(r.email), array_agg(r.phone) into emails, phones from redacted r
  where (r.new_partner, r.new_page) is distinct from (r.partner, r.page);
  -- In parts, because a large regular expression is slow.
  for place in 0 .. (coalesce(cardinality(emails), 0) - 1) / 50 loop
    exit when emails is null;
    person := private.person_of(emails[place * 50 + 1 : place * 50 + 50], phones[place * 50 + 1 : place * 50 + 50]);
    perform private.redact('private.form_counts', person), private.redact('private.partner_leads', person);
  end loop;
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

select private.on_submission_tables($sql$
  create trigger count_deleted after delete on public.%1$I referencing old table as gone
    for each statement execute function private.count_deleted();
  create trigger keep_ref before insert on public.%1$I for each row
    when (new.partner is not null and new.form_check ->> 'ref' ~ '^[!-~]{1,80}$') execute function private.keep_ref();
$sql$);

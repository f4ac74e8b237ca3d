create table private.partner_leads (
  day date not null,
  partner text not null,
  page text not null,
  accepted integer not null default 0 check (accepted >= 0),
  suspects integer not null default 0 check (suspects >= 0),
  primary key (partner, day, page)
);
revoke all on private.partner_leads from public;

create or replace function private.prepare_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What JavaScript's trim() removes; PostgreSQL's own classes depend on the locale.
  blank constant text := E' \t\n\r\f\x0B\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  trimmed jsonb;
  -- Under Global Privacy Control, the partner is counted but not stored.
  counted_for text := case jsonb_typeof(new.form_check) when 'object' then new.form_check ->> 'partner' end;
  receipt text := case jsonb_typeof(new.form_check) when 'object' then new.form_check ->> 'receipt' end;
begin
  select jsonb_object_agg(
    field.key,
    case
      when jsonb_typeof(field.value) <> 'string' then field.value
      when field.key in ('first_name', 'last_name') then to_jsonb(btrim(field.value #>> '{}', blank))
      else coalesce(to_jsonb(nullif(btrim(field.value #>> '{}', blank), '')), 'null')
    end
  ) into trimmed
  from jsonb_each(to_jsonb(new)) field;
  new := jsonb_populate_record(new, trimmed);
  new.spam_reasons := private.judge_submission(new.form_check, trimmed);
  new.spam_score := least(100, (select coalesce(sum(reason.value::integer), 0) from jsonb_each_text(new.spam_reasons) reason));
  new.form_check := null;
  if receipt ~ '^[0-9a-f]{64}$' then
    insert into private.receipts (key_hash, submission_table, submission, issued_by)
    values (decode(receipt, 'hex'), tg_table_name, new.id, 'browser')
    on conflict do nothing;
  end if;
  if new.partner is null and exists (select from private.known_partners k where k.partner = counted_for) then
    insert into private.partner_leads as l (day, partner, page, accepted, suspects)
    values (
      private.counted_day(now()), counted_for, '',
      case when private.is_suspect(new.spam_score) then 0 else 1 end, case when private.is_suspect(new.spam_score) then 1 else 0 end
    )
    on conflict on constraint partner_leads_pkey do update
      set accepted = l.accepted + excluded.accepted, suspects = l.suspects + excluded.suspects;
  end if;
  return new;
end
$$;

create function private.count_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.partner_leads as l (day, partner, page, accepted, suspects)
  select
    private.counted_day(g.created_at), g.partner, private.counted_page(g.page_url),
    count(*) filter (where not g.is_held), count(*) filter (where g.is_held)
  from (
    select
      gone.created_at, gone.partner, gone.page_url,
      private.is_suspect(gone.spam_score) and not exists (
        select from private.lead_events e
        where e.submission = gone.id and e.submission_table = tg_table_name and e.what = 'released'
      ) as is_held
    from gone
    where gone.partner is not null
  ) g
  group by 1, 2, 3
  order by 2, 1, 3
  on conflict on constraint partner_leads_pkey do update
    set accepted = l.accepted + excluded.accepted, suspects = l.suspects + excluded.suspects;
  return null;
end
$$;

create trigger count_deleted after delete on public.contact_submissions referencing old table as gone
  for each statement execute function private.count_deleted();
create trigger count_deleted after delete on public.resume_submissions referencing old table as gone
  for each statement execute function private.count_deleted();
create trigger count_deleted after delete on public.salary_report_downloads referencing old table as gone
  for each statement execute function private.count_deleted();

revoke execute on all functions in schema private from public;

-- Forms that are counted by name. The server copies them from the site's content, like contexts and partners, so that
-- a new form needs no migration. Forms that are not listed are counted without their name.

create table private.known_forms (
  form text primary key check (form ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)+$' and char_length(form) <= 80),
  is_from_content boolean not null default false
);
insert into private.known_forms (form, is_from_content)
select unnest(array[
  'lead-form', 'contact-form', 'employer-lead-form', 'insight-lead-form', 'resume-form', 'salary-report-form'
]), true;

-- Counts the events that a page reports, one per line: `<what> <tag>,<context>,<partner> <path>`. Counts at most 50
-- lines per call, nine of each event per form, and 200 pages per partner and day. Counts an unknown form without its
-- name. Ignores unknown partners and contexts, and calls over the limit of an IP address or network, without an
-- error: nobody reads the response, and an error would roll back the count. Returns the number of counted lines.
create or replace function private.count_forms(told text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := private.client_address();
  -- The browser sets this header, and no script can change it.
  page_origin text := lower(private.request_header('origin'));
  today date := private.counted_day(now());
  counted integer;
begin
  if not private.count_hits('form_counts', 'address', address, 1)
    or not private.count_hits('form_counts', 'network', private.network_of(address), 1)
    or char_length(told) > 8192
  then
    return jsonb_build_object('counted', 0);
  end if;
  with lines as (
    select split_part(line, ' ', 1) as what, string_to_array(split_part(line, ' ', 2), ',') as names, split_part(line, ' ', 3) as path
    from string_to_table(told, E'\n') line
    limit 50
  ),
  named as (
    select
      l.what, coalesce(f.form, '') as form, coalesce(l.names[2], '') as context, coalesce(l.names[3], '') as partner, l.path
    from lines l
    left join private.known_forms f on f.form = l.names[1]
    where l.what in ('shown', 'start', 'submitted', 'error') and l.names[1] ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)+$'
  ),
  known as (
    select
      n.what, n.form, coalesce(c.context, '') as context, n.partner,
      case when n.partner = '' then '' else private.counted_page(page_origin || n.path) end as page
    from named n
    left join private.known_contexts c on c.context = n.context
    where (n.partner = '' or exists (select from private.known_partners p where p.partner = n.partner))
      and (n.context = '' or n.partner <> '' or c.context is not null)
  ),
  bounded as (
    select
      k.what, k.form, k.context, k.partner,
      case
        when k.page = ''
          or exists (select from private.form_counts f where f.day = today and f.partner = k.partner and f.page = k.page)
          or (select count(distinct f.page) from private.form_counts f where f.day = today and f.partner = k.partner) < 200
        then k.page
        else ''
      end as page
    from known k
  ),
  summed as (
    select
      b.form, b.context, b.partner, b.page, count(*) as lines,
      least(count(*) filter (where b.what = 'shown'), 9) as shown,
      least(count(*) filter (where b.what = 'start'), 9) as started,
      least(count(*) filter (where b.what = 'submitted'), 9) as sent,
      least(count(*) filter (where b.what = 'error'), 9) as failed
    from bounded b
    group by b.form, b.context, b.partner, b.page
  ),
  written as (
    insert into private.form_counts as f (day, form, context, partner, page, shown, started, sent, failed)
    select today, s.form, s.context, s.partner, s.page, s.shown, s.started, s.sent, s.failed
    from summed s
    -- In the same order for all calls, so that they cannot deadlock.
    order by s.partner, s.page, s.form, s.context
    on conflict on constraint form_counts_pkey do update set
      shown = f.shown + excluded.shown, started = f.started + excluded.started,
      sent = f.sent + excluded.sent, failed = f.failed + excluded.failed
  )
  select coalesce(sum(s.lines), 0) into counted from summed s;
  return jsonb_build_object('counted', counted);
end
$$;

revoke execute on all functions in schema private from public;

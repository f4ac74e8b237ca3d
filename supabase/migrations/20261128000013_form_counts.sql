-- How often each form was shown, started, sent, and failed, by day, form, context, partner, and partner's page.
-- Contains no data about individual visitors.

-- Contexts (places where a form appears, such as 'header') to count separately. is_from_content is true if the server
-- added the row from the site's content.
create table private.known_contexts (
  context text primary key check (context ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and char_length(context) <= 80),
  is_from_content boolean not null default false
);

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

create table private.form_counts (
  day date not null,
  -- The form's tag, such as 'lead-form'. Empty if it is not in known_forms.
  form text not null,
  -- Empty if the form has no context, or if a partner chose one that is not in known_contexts.
  context text not null,
  -- Empty on the agency's own pages.
  partner text not null,
  -- Origin and path of a partner's page. Empty on the agency's own pages, and once the partner's daily maximum of
  -- pages is reached.
  page text not null,
  shown integer not null default 0 check (shown >= 0),
  started integer not null default 0 check (started >= 0),
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0),
  primary key (day, partner, page, form, context)
);

-- Returns the origin and path of a page, or an empty string if the address is not a URL. A job board may include the
-- applicant in the path, as in /apply/kim%40example.com. Such a segment is replaced with [...], so that no count
-- identifies a person.
create function private.counted_page(address text) returns text
language sql immutable set search_path = ''
return case
  when address ~ '^https?://[!-~]+$'
  then left(regexp_replace(split_part(split_part(address, '?', 1), '#', 1), '/[^/]*(@|%(25)*40)[^/]*', '/[...]', 'gi'), 500)
  else ''
end;

-- Counts the events that a page reports, one per line: `<what> <tag>,<context>,<partner> <path>`. Counts at most 50
-- lines per call, nine of each event per form, and 200 pages per partner and day. Counts an unknown form without its
-- name. Ignores unknown partners and contexts, and calls over the limit of an IP address or network, without an
-- error: nobody reads the response, and an error would roll back the count. Returns the number of counted lines.
create function private.count_forms(told text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := private.client_address();
  -- The browser sets this header, and no script can change it.
  page_origin text := lower(left(private.request_header('origin'), 300));
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

-- API function. Its parameter has no name, so that a page can send the lines as text/plain.
create function public.count_forms(text default '') returns jsonb
language sql volatile set search_path = '' return private.count_forms($1);

revoke execute on function public.count_forms(text) from public, authenticated;
grant execute on function public.count_forms(text), private.count_forms(text) to anon;

create or replace function private.counted_page(address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when address ~ '^https?://[!-~]+$'
    then left(regexp_replace(split_part(split_part(address, '?', 1), '#', 1), '/[^/]*(@|%40)[^/]*', '/[...]', 'gi'), 500)
    else ''
  end
$$;

with counted as (
  delete from private.partner_leads l where l.page ~* '@|%40' returning l.*
)
insert into private.partner_leads as l (day, partner, page, accepted, suspects)
select c.day, c.partner, private.counted_page(c.page), sum(c.accepted), sum(c.suspects) from counted c group by 1, 2, 3
on conflict on constraint partner_leads_pkey do update
  set accepted = l.accepted + excluded.accepted, suspects = l.suspects + excluded.suspects;

with counted as (
  delete from private.form_counts f where f.page ~* '@|%40' returning f.*
)
insert into private.form_counts as f (day, form, context, partner, page, shown, started, sent, failed)
select
  c.day, c.form, c.context, c.partner, private.counted_page(c.page),
  sum(c.shown), sum(c.started), sum(c.sent), sum(c.failed)
from counted c
group by 1, 2, 3, 4, 5
on conflict on constraint form_counts_pkey do update set
  shown = f.shown + excluded.shown, started = f.started + excluded.started,
  sent = f.sent + excluded.sent, failed = f.failed + excluded.failed;

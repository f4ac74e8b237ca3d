-- Phone numbers are looked for without their country code, as private.phone_digits leaves them. In a text the code may stand directly before
-- the number, as in +13025550142, and the digit 1 there kept the number from being found.

-- As before, but a number of ten digits is found with the country code of the United States too, which belongs to the match. Other
-- digits before or after still make it another number, such as that of an order.
create or replace function private.person_pattern(emails text[], phones text[]) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(pattern, '|') from (
    select '(?<![a-z0-9._%+-])' || regexp_replace(email, '([^a-z0-9@])', '\\\1', 'g') || '(?![a-z0-9-]|\.[a-z0-9])' as pattern
    from unnest(emails) email
    union all
    select
      '(?<![0-9])' || case when char_length(digits) = 10 then '(?:(?:\+|00)?1[^0-9a-z]{0,3})?' else '' end
      || regexp_replace(digits, '([0-9])(?=[0-9])', '\1[^0-9a-z]{0,3}', 'g') || '(?![0-9])'
    from unnest(phones) digits
  ) patterns
$$;

revoke execute on all functions in schema private from public;

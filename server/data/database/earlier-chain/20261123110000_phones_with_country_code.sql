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

-- Finds a person and erases them: deletes their submissions with all that belongs to these, and replaces their email
-- addresses and phone numbers with [...] wherever else they are. Does not touch submissions on legal hold.

-- The text and JSON columns that an erasure does not search. It searches all others, so a new column needs no change.
create table private.kept_columns (
  of_table text not null,
  -- '*' for all columns.
  of_column text not null,
  -- Whether phone numbers, and addresses in the local part of another address, are kept too.
  keeps_phones boolean not null default true,
  reason text not null,
  primary key (of_table, of_column)
);
insert into private.kept_columns (of_table, of_column, keeps_phones, reason)
select 'public.' || r.submission_table, 'email', false, 'compared as a whole: other addresses may contain the same letters' from private.retention r;
insert into private.kept_columns (of_table, of_column, reason) values
  ('public.resume_submissions', 'resume_file_path', 'changed when the server renames or deletes the file'),
  ('private.file_checks', 'path', 'changed when the server renames or deletes the file'),
  ('private.uploads', 'name', 'deleted when the server renames or deletes the file'),
  ('private.removals', 'name', 'deleted when the server deletes the file'),
  ('storage.objects', 'name', 'changed when the server renames or deletes the file'),
  ('storage.objects', 'bucket_id', 'references a bucket'),
  ('storage.objects', 'version', 'identifies the file in the store'),
  ('private.retention_holds', 'submission_table', 'references private.retention'),
  ('private.tombstones', 'submission_table', 'names of tables'),
  ('private.deliveries', 'message_id', 'made of a random id and the domain of the agency'),
  ('private.delivery_rules', '*', 'recipients that operators have chosen'),
  ('private.delivery_settings', '*', 'the address of the agency'),
  ('private.webhooks', '*', 'endpoints that operators have chosen, and their keys'),
  ('private.count_settings', '*', 'the time zone of the agency'),
  ('private.salt', '*', 'random');
insert into private.kept_columns (of_table, of_column, reason)
select 'private.known_' || unnest(array['partners', 'origins', 'contexts', 'forms']), '*', 'copied from the content at every start';

create view private.searched_columns as
select
  found.of_table, a.attname::text as of_column, a.attnum as place, t.oid in ('json'::regtype, 'jsonb'::regtype) as is_json,
  exists (select from private.kept_columns k where k.of_table = found.of_table and k.of_column = a.attname) as keeps_emails
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
join pg_catalog.pg_attribute a on a.attrelid = c.oid join pg_catalog.pg_type t on t.oid = a.atttypid
left join pg_catalog.pg_type element on element.oid = t.typelem and t.typcategory = 'A'
cross join lateral (select format('%I.%I', n.nspname, c.relname) as of_table) found
where c.relkind in ('r', 'p')
  and (n.nspname in ('public', 'private') or c.oid = to_regclass('storage.objects'))
  and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  and (t.typcategory = 'S' or element.typcategory = 'S' or t.oid in ('json'::regtype, 'jsonb'::regtype))
  and not exists (
    select from private.kept_columns k
    where k.of_table = found.of_table and k.of_column in (a.attname, '*') and k.keeps_phones)
  -- A column that only takes values of a list.
  and not exists (
    select from pg_catalog.pg_constraint k
    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) ~ '^CHECK \(\([a-z_]+ = ANY \(ARRAY\[(''[^'']*''::text(, )?)+\]\)\)\)$'
  );

-- An operator passes at most ten addresses, each in up to two spellings.
create domain private.contacts as text[] check (cardinality(value) <= 20);

-- Longer texts than a column accepts can find nothing.
create function private.wanted_emails(wanted jsonb) returns private.contacts
language sql immutable set search_path = ''
return array(select private.clean_email(e) from jsonb_array_elements_text(wanted -> 'emails') e where char_length(e) <= 254);

create function private.wanted_phones(wanted jsonb) returns private.contacts
language sql immutable set search_path = ''
return array(select private.phone_digits(p) from jsonb_array_elements_text(wanted -> 'phones') p where char_length(p) <= 40);

-- Regular expressions that find a person in text. Their only group is what comes before the match.
create type private.person as (
  email text,
  phone text,
  -- Finds at least all matches in ASCII text without percent signs, in a fifth of the time.
  plain text,
  -- The person's own submissions, which are left whole: those on legal hold, and those that arrive during the erasure.
  own uuid[]
);

-- Returns a regular expression for a lowercase character, in both cases, as it is or percent-encoded, any number of
-- times. Ignoring case does not suffice, since the locale C has no other letters than ASCII's.
create function private.character_pattern(letter text) returns text
language sql immutable set search_path = ''
as $$
  select '(?:' || string_agg(
    case spelling when '@' then '[@＠﹫]' else regexp_replace(spelling, '([\x21-\x2f\x3a-\x3f\x5b-\x60\x7b-\x7e])', '\\\1') end
      || '|' || encoded.pattern, '|') || ')'
  from (select distinct unnest(array[letter, upper(letter collate "und-x-icu")])) spelled (spelling)
  cross join lateral (
    select string_agg('%(?:25)*' || encode(substr(convert_to(spelling, 'UTF8'), at, 1), 'hex'), '' order by at)
    from generate_series(1, octet_length(spelling)) at
  ) encoded (pattern)
$$;

-- Returns the patterns of these email addresses and phone numbers. They match decomposed accents, percent-encoding,
-- digits of other scripts, and digits in any grouping. A US country code before ten digits is part of the match. A
-- number with any other digits next to it does not match, nor does an address that is part of a longer one, unless the
-- rest is a file extension, nor one that is shorter than its replacement, nor a number with fewer than seven digits,
-- which many people share.
create function private.person_of(emails text[], phones text[]) returns private.person
language sql immutable set search_path = ''
as $$
  select
    (
      select '(^|[^a-z0-9._%-]|%(?:25)*(?:[0189a-f][0-9a-f]|2[0-46-9a-cf]|3[a-f]|40|5[b-e]|60|7[b-f]))(?:'
        || string_agg((
          select string_agg(private.character_pattern(letter), '' order by place)
          from regexp_split_to_table(form, '') with ordinality as each (letter, place)
        ), '|') || ')(?![a-z0-9-]|\.(?!(?:pdf|docx?|rtf|odt|txt|html?|php|aspx?|jpe?g|png|vcf|eml)(?![a-z0-9-]|\.[a-z0-9]))[a-z0-9])'
      from (select distinct unnest(array[email, normalize(email, NFD)]) from unnest(emails) email where char_length(email) >= 5) forms (form)
    ),
    (
      select '(^|[^0-9+]|[0-9]\+|%(?:25)*[0-24-9a-f][0-9])\+*(?:' || string_agg(
        case when char_length(digits) = 10 then '(?:(?:00)?' || private.digit_pattern('1') || gap || ')?' else '' end
        || (
          select string_agg(private.digit_pattern(digit), gap order by place)
          from regexp_split_to_table(digits, '') with ordinality as each (digit, place)
        ), '|'
      ) || ')(?![0-9])'
      from unnest(phones) digits, (values ('(?:[^0-9a-z]|%(?:25)*(?:[0-24-9a-f][0-9a-f]|3[a-f])){0,5}')) gaps (gap)
      where char_length(digits) between 7 and 40
    ),
    (
      select string_agg(pattern, '|') from (
        select regexp_replace(email, '([^a-z0-9])', '\\\1', 'g') from unnest(emails) email where email ~ '^[!-~]+$'
        union all
        select array_to_string(regexp_split_to_array(digits, ''), '[^0-9a-z]{0,5}') from unnest(phones) digits
        where char_length(digits) between 7 and 40
      ) patterns (pattern)
    ), '{}'::uuid[]
$$;

create function private.redacted_text(written text, person private.person) returns text
language sql immutable set search_path = ''
as $$
  select case when person.phone is null then addressless else regexp_replace(addressless, person.phone, '\1[...]', 'gi') end
  from (
    select case when person.email is null then written else regexp_replace(written, person.email, '\1[...]', 'gi') end
  ) first (addressless)
$$;

-- Redacts the strings, numbers and keys of a JSON value.
create function private.redacted(value jsonb, person private.person) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(private.redacted_text(part.key, person), private.redacted(part.value, person)), '{}')
      from jsonb_each(value) part
    )
    when 'array' then (
      select coalesce(jsonb_agg(private.redacted(part.value, person) order by part.ordinality), '[]')
      from jsonb_array_elements(value) with ordinality part
    )
    when 'string' then to_jsonb(private.redacted_text(value #>> '{}', person))
    when 'number' then coalesce(
      to_jsonb(nullif(private.redacted_text(value #>> '{}', person), value #>> '{}')), value
    )
    else value
  end;
end
$$;

-- Returns the rows of a table that change if the person is redacted: their places, the submissions to which they belong,
-- and the new values. is_anybody means that the patterns match every address and number; then the contact details of the
-- sender are left alone. With submissions, considers only rows that belong to these. With slices (a power of two),
-- considers only the rows of one slice. An update does not move a row into another, as it would with slices of pages.
create function private.redactions(
  target text, person private.person, is_anybody boolean default false, submissions uuid[] default null, locking text default '', slice integer default 0, slices integer default 1
)
returns table (place tid, of_submission_table text, of_submission uuid, after jsonb)
language plpgsql volatile set search_path = ''
as $$
declare
  keys text := case
    when target in (select 'public.' || r.submission_table from private.retention r)
      then format('%L::text, t.id', split_part(target, '.', 2))
    when 2 = (
      select count(*) from pg_catalog.pg_attribute a
      where a.attrelid = target::regclass and a.attname in ('submission_table', 'submission')
    ) then 't.submission_table, t.submission'
    else 'null::text, null::uuid'
  end;
  query text := (
    select format(
      $sql$
      with found (place, of_table, of_id, before, after) as materialized (
        select t.ctid, %1$s, jsonb_build_object(%2$s),
          private.redacted(jsonb_build_object(%3$s), $1)
          || private.redacted(jsonb_build_object(%4$s), row(($1).email || '(?=@)', ($1).phone, null, null)::private.person)
        from %5$s t cross join lateral (select concat_ws(E'\n', %6$s) as written offset 0) all_text
        where ($5 = 0 or %10$s & $5 = $4) and (%9$s = any (($1).own)) is not true and case
          when $2 is not null then %9$s = any ($2)
          when $3 then true
          else written ~* ($1).plain
            or (written like any (array['%%\%%%%', '%%\\%%']) or octet_length(written) <> char_length(written))
              and (concat_ws(E'\n', %7$s) ~* ($1).email or concat_ws(E'\n', %7$s) ~* ($1).phone)
        end
        %8$s
      )
      select f.place, f.of_table, f.of_id, f.after from found f where f.after <> f.before
      $sql$,
      keys,
      string_agg(format('%1$L, t.%1$I', c.of_column), ', '),
      string_agg(format('%1$L, t.%1$I', c.of_column), ', ') filter (where not c.keeps_emails),
      string_agg(format('%1$L, t.%1$I', c.of_column), ', ') filter (where c.keeps_emails),
      target,
      string_agg(format('t.%I', c.of_column), ', '),
      string_agg(format(
        case
          when c.is_json then $sql$
            case when t.%1$I::text like any (array['%%\%%%%', '%%\\%%']) or octet_length(t.%1$I::text) <> char_length(t.%1$I::text)
            then regexp_replace(t.%1$I::text, '\\([bfnrt]|u[0-9a-f]{4})', ' ', 'g') end$sql$
          else $sql$case when t.%1$I::text like '%%\%%%%' or octet_length(t.%1$I::text) <> char_length(t.%1$I::text) then t.%1$I::text end$sql$
        end, c.of_column
      ), ', '),
      locking, split_part(keys, ', ', 2), (
        select format('hash_record(row(%s))', string_agg(format('t.%I', a.attname), ', ')) from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) where i.indrelid = target::regclass and i.indisprimary
      )
    )
    from private.searched_columns c
    where c.of_table = target
      and not (is_anybody and c.of_column in ('email', 'phone', 'recipient'))
  );
begin
  return query execute query using person, submissions, is_anybody, slice, slices - 1;
end
$$;

-- Redacts the rows that private.redactions returns, except those of submissions on legal hold, and returns their
-- submissions. Rows of counts that have the same key afterward become one.
create function private.redact(
  target text, person private.person, is_anybody boolean default false, submissions uuid[] default null, slice integer default 0, slices integer default 1
)
returns table (of_submission_table text, of_submission uuid)
language plpgsql volatile set search_path = ''
as $$
declare
  columns text := (select string_agg(format('%I', c.of_column), ', ') from private.searched_columns c where c.of_table = target);
  counts record;
begin
  select
    string_agg(format('%I', a.attname), ', ') as columns,
    string_agg(format('%I', a.attname), ', ') filter (where a.attnum = any (i.indkey)) as keys,
    string_agg(format('(g.n).%I', a.attname), ', ') filter (where a.attnum = any (i.indkey)) as groups,
    string_agg(format(
      case when a.attnum = any (i.indkey) then '(g.n).%I' when a.atttypid = 'integer'::regtype then 'sum((g.n).%I)' else '(array_agg((g.n).%I))[1]' end,
      a.attname
    ), ', ') as merged,
    string_agg(format('%1$I = t.%1$I + excluded.%1$I', a.attname), ', ')
      filter (where a.atttypid = 'integer'::regtype and a.attnum <> all (i.indkey)) as sums
  into counts
  from pg_catalog.pg_index i
  join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum > 0 and not a.attisdropped
  where i.indrelid = target::regclass and i.indisprimary
    and exists (select from private.searched_columns c where c.of_table = target and c.place = any (i.indkey))
    and not exists (select from pg_catalog.pg_attribute s where s.attrelid = i.indrelid and s.attname = 'submission');
  if counts.keys is null then
    return query execute format(
      $sql$
      update %1$s t set (%2$s) = (select %3$s from jsonb_populate_record(t, r.after) n)
      from private.redactions(%1$L, $1, $2, $3, 'for update of t', $4, $5) r
      where t.ctid = r.place and (r.of_submission is null or not private.is_held(r.of_submission_table, r.of_submission, now()))
      returning r.of_submission_table, r.of_submission
      $sql$,
      target, columns, regexp_replace(columns, '(^|, )', '\1n.', 'g')
    ) using person, is_anybody, submissions, slice, slices;
  else
    return query execute format(
      $sql$
      with found as materialized (select * from private.redactions(%1$L, $1, $2, $3, 'for update of t', $4, $5)),
      gone as (delete from %1$s t using found r where t.ctid = r.place returning jsonb_populate_record(t, r.after) as n),
      added as (
        insert into %1$s as t (%2$s) select %3$s from gone g group by %4$s
        on conflict (%5$s) do %6$s
      )
      select r.of_submission_table, r.of_submission from found r
      $sql$,
      target, counts.columns, counts.merged, counts.groups, counts.keys, coalesce('update set ' || counts.sums, 'nothing')
    ) using person, is_anybody, submissions, slice, slices;
  end if;
end
$$;

-- Returns the submissions with one of these addresses or numbers.
create function private.submissions_with(emails text[], phones text[]) returns table (submission_table text, id uuid)
language sql stable rows 10 set search_path = ''
as $$
  select s.submission_table, s.id from private.all_submissions s where s.email = any (emails)
  union
  -- The digits of a number may begin with a country code and end with an extension.
  select s.submission_table, s.id
  from unnest(phones) wanted cross join unnest(array['', '1', '001']) code
  join private.all_submissions s on s.digits between code || wanted and code || wanted || ':'
  where wanted <> '' and private.phone_digits(s.phone) = any (phones)
  union
  select s.submission_table, s.id from private.all_submissions s
  where s.is_unusual and (private.clean_email(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones))
$$;

create function private.wanted_person(wanted jsonb) returns private.person
language sql stable set search_path = ''
as $$
  select p.email, p.phone, p.plain, array(select s.id from private.submissions_with(w.emails, w.phones) s)
  from (select private.wanted_emails(wanted), private.wanted_phones(wanted)) w (emails, phones)
  cross join lateral private.person_of(w.emails, w.phones) p
$$;

-- Returns the parts of the tables that an erasure searches one after another, each in a transaction of its own, because
-- the embedded database runs nothing else meanwhile: [{"part", "slice", "slices"}], about 4 MB each. Null for nobody.
create function private.erasure_parts(wanted jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('part', t.of_table, 'slice', slice, 'slices', 1 << t.bits) order by t.of_table, slice)
  from (
    select c.of_table, ceil(log(2, greatest(1, pg_table_size(c.of_table::regclass) / 4e6)))::integer as bits from private.searched_columns c group by c.of_table
  ) t cross join lateral generate_series(0, (1 << t.bits) - 1) slice
  where cardinality(private.wanted_emails(wanted)) + cardinality(private.wanted_phones(wanted)) > 0
$$;

-- Returns a person's submissions, including those whose sender has corrected the address or number; other submissions
-- that share an address or number with one of them ("related"); and the parts for find_mentions. wanted:
-- {"emails": […], "phones": […]}. The caller passes every spelling of an address's domain.
create function public.find_person(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  emails text[] := private.wanted_emails(wanted);
  phones text[] := private.wanted_phones(wanted);
  own jsonb;
begin
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'table', s.submission_table, 'id', s.id, 'created_at', s.created_at, 'email', s.email, 'phone', s.phone, 'file', s.file,
      'deliveries', (select count(*) from private.deliveries d where d.submission = s.id and d.submission_table = s.submission_table),
      'events', (select count(*) from private.lead_events e where e.submission = s.id and e.submission_table = s.submission_table),
      'is_held', private.is_held(s.submission_table, s.id, now())
    ) order by s.created_at, s.id
  ), '[]') into own
  from private.all_submissions s
  where (s.submission_table, s.id) in (
    select o.submission_table, o.id from private.submissions_with(emails, phones) o
    union all
    select e.submission_table, e.submission from private.lead_events e
    where e.what = 'sender_corrected'
      and (
        private.clean_email(e.detail -> 'email' ->> 'from') = any (emails)
        or private.phone_digits(e.detail -> 'phone' ->> 'from') = any (phones)
      )
  );

  return (select jsonb_build_object('submissions', own, 'parts', coalesce(private.erasure_parts(wanted), '[]'), 'related', coalesce(
    jsonb_agg(jsonb_build_object('table', s.submission_table, 'id', s.id, 'email', s.email, 'phone', s.phone)), '[]'
  ))
  from private.all_submissions s
  where (s.submission_table, s.id) in (
    select r.submission_table, r.id
    from private.submissions_with(
      array(select distinct private.clean_email(o ->> 'email') from jsonb_array_elements(own) o where o ->> 'email' is not null),
      array(select distinct private.phone_digits(o ->> 'phone') from jsonb_array_elements(own) o where private.phone_digits(o ->> 'phone') <> '')
    ) r
    except
    select o ->> 'table', (o ->> 'id')::uuid from jsonb_array_elements(own) o
  ));
end
$$;

create function private.neutral_file_name(name text) returns text
language sql volatile set search_path = ''
return format('%s_%s%s', floor(extract(epoch from clock_timestamp()) * 1000), gen_random_uuid(), substring(name from '\.[A-Za-z]+$'));

-- Returns the files to delete ("removed"): those of these submissions, and those whose names contain the address or
-- number, unless other submissions reference them; and the files to rename ("renamed"), which others do reference. Omits
-- the files of submissions on legal hold. wanted: {"submissions": [{"table": …, "id": …}], "emails": […], "phones": […],
-- "slice", "slices"}. With slices (a power of two), considers only the names of one slice.
create function public.files_of_submissions(wanted jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with ours as (
    select r.id, r.resume_file_path as name from public.resume_submissions r
    where r.resume_file_path is not null
      and r.id in (
        select (w ->> 'id')::uuid from jsonb_array_elements(wanted -> 'submissions') w where w ->> 'table' = 'resume_submissions'
      )
      and not private.is_held('resume_submissions', r.id, now())
  ),
  named as (
    select n.name
    from private.person_of(private.wanted_emails(wanted), private.wanted_phones(wanted)) person
    join (
      select o.name from storage.objects o where o.bucket_id = 'resumes'
      union select r.resume_file_path from public.resume_submissions r
      union select u.name from private.uploads u
      union select r.name from private.removals r where r.kind = 'file'
    ) n on n.name ~* person.plain
      or (n.name like '%\%%' or octet_length(n.name) <> char_length(n.name)) and (n.name ~* person.email or n.name ~* person.phone)
    where hashtext(n.name) & coalesce((wanted ->> 'slices')::integer - 1, 0) = coalesce((wanted ->> 'slice')::integer, 0)
      and coalesce(person.email, person.phone) is not null
  ),
  files as (
    select
      f.name, bool_or(r.id is not null) as is_kept, bool_or(private.is_held('resume_submissions', r.id, now())) as is_held
    from (select o.name from ours o union select n.name from named n) f
    left join public.resume_submissions r on r.resume_file_path = f.name and r.id not in (select o.id from ours o)
    where hashtext(f.name) & coalesce((wanted ->> 'slices')::integer - 1, 0) = coalesce((wanted ->> 'slice')::integer, 0)
    group by f.name
  )
  select jsonb_build_object(
    'removed', coalesce(jsonb_agg(f.name) filter (where not f.is_kept), '[]'),
    'renamed', coalesce(jsonb_agg(jsonb_build_object('from', f.name, 'to', private.neutral_file_name(f.name)))
      filter (where f.is_kept and not f.is_held and f.name in (select n.name from named n)), '[]')
  )
  from files f
$$;

-- Returns the submissions that mention the person in a part of a table, which is their text, notes or deliveries
-- ("mentions"), and the number of other rows that do ("elsewhere"). wanted: like that of find_person, with a part.
create function public.find_mentions(wanted jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'mentions', coalesce(jsonb_agg(distinct jsonb_build_object(
      'table', r.of_submission_table, 'id', r.of_submission, 'is_held', private.is_held(r.of_submission_table, r.of_submission, now())
    )) filter (where r.of_submission is not null), '[]'),
    'elsewhere', count(*) filter (where r.of_submission is null)
  )
  from private.wanted_person(wanted) p cross join lateral private.redactions(wanted ->> 'part', p, slice => (wanted ->> 'slice')::integer, slices => (wanted ->> 'slices')::integer) r
$$;

-- Follows the renaming of a file. The order keeps the result of its check. Returns the submissions that reference it.
create function private.follow_renamed_file(old_name text, new_name text) returns setof uuid
language sql volatile set search_path = ''
as $$
  delete from private.uploads u where u.name = old_name;
  update private.file_checks c set path = new_name where c.path = old_name;
  update public.resume_submissions r set resume_file_path = new_name where r.resume_file_path = old_name returning r.id
$$;

-- Leaves a tombstone for each redacted submission and for each table without submissions, and has the server remove
-- saved emails about them if the caller has not done so within a minute. Returns the counts of the deletion so far.
create function private.note_redacted(redacted jsonb, of_deletion bigint) returns jsonb
language sql volatile set search_path = ''
as $$
  insert into private.tombstones as t (submission_table, submission, what)
  select r."table", coalesce(r.id, gen_random_uuid()), 'redacted'
  from (select distinct * from jsonb_to_recordset(redacted) as each ("table" text, id uuid)) r
  on conflict on constraint tombstones_pkey do update set at = excluded.at;
  insert into private.removals (kind, name, at)
  select 'mails', r.id, now() + interval '1 minute' from jsonb_to_recordset(redacted) as r (id text) where r.id is not null on conflict do nothing;
  update private.deletions d set counts = d.counts || jsonb_build_object(
    'mentions', (select count(*) from private.tombstones t where t.what = 'redacted' and t.at >= d.at and t.submission_table !~ '\.'),
    'elsewhere', (d.counts ->> 'elsewhere')::bigint + (select count(*) from jsonb_array_elements(redacted) r where r ->> 'id' is null)
  )
  where d.id = of_deletion returning d.counts || jsonb_build_object('changed', jsonb_path_query_array(redacted, '$[*].id ? (@ != null)'))
$$;

-- Redacts the person in a part of a table. wanted: like that of delete_submissions, with its "deletion" and one of its
-- "parts". If an erasure ends before all parts are redacted, a repetition finds the rest.
create function public.redact_person(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  redacted jsonb;
begin
  perform set_config('private.erases', 'on', true);
  select coalesce(jsonb_agg(jsonb_build_object('table', coalesce(r.of_submission_table, wanted ->> 'part'), 'id', r.of_submission)), '[]') into redacted
  from private.wanted_person(wanted) p cross join lateral private.redact(wanted ->> 'part', p, slice => (wanted ->> 'slice')::integer, slices => (wanted ->> 'slices')::integer) r;
  perform set_config('private.erases', 'off', true);
  return private.note_redacted(redacted, (wanted ->> 'deletion')::bigint);
end
$$;

-- Deletes submissions along with their related rows, and stores the counts. Skips submissions on legal hold. wanted:
-- {"why": "erasure", "retention" or "withdrawal", "submissions": [{"table", "id"}], "emails": […], "phones": […], and
-- the files that are deleted and renamed: "removed": […], "renamed": [{"from", "to"}]}. Returns the counts, the ids of
-- the changed submissions ("changed"), and for redact_person "deletion" and the parts in which the person may be.
create function public.delete_submissions(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removed text[] := array(select f.value from jsonb_array_elements_text(wanted -> 'removed') f);
  counts jsonb := '{}';
  deliveries bigint := 0;
  events bigint := 0;
  changed uuid[] := '{}';
  redacted jsonb;
  deletion bigint;
  of_table text;
  ids uuid[];
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    ids := array(select (w ->> 'id')::uuid from jsonb_array_elements(wanted -> 'submissions') w where w ->> 'table' = of_table);
    -- Setting a hold takes the same lock, so a hold that is being set is seen below, and a row deleted here can no
    -- longer be held.
    execute format('select from public.%I s where s.id = any ($1) order by s.id for update', of_table) using ids;
    ids := array(select i.id from unnest(ids) i (id) where not private.is_held(of_table, i.id, now()));
    deliveries := deliveries
      + (select count(*) from private.deliveries d where d.submission = any (ids) and d.submission_table = of_table);
    events := events
      + (select count(*) from private.lead_events e where e.submission = any (ids) and e.submission_table = of_table);
    execute format(
      'with gone as (delete from public.%I s where s.id = any ($1) returning s.id) select array_agg(gone.id) from gone', of_table
    ) into ids using ids;
    counts := counts || jsonb_build_object(of_table, coalesce(cardinality(ids), 0));
    changed := changed || ids;
  end loop;
  delete from private.uploads u where u.name = any (removed);
  delete from private.removals r where r.kind = 'file' and r.name = any (removed);
  delete from private.job_alerts a where a.email = any (private.wanted_emails(wanted));
  counts := counts || jsonb_build_object('files', cardinality(removed), 'deliveries', deliveries, 'events', events, 'mentions', 0, 'elsewhere', 0);
  insert into private.deletions (why, counts) values (wanted ->> 'why', counts) returning id into deletion;
  insert into private.removals (kind, name, at) select 'mails', unnest(changed)::text, now() + interval '1 minute'
  where wanted ->> 'why' = 'erasure' on conflict do nothing;
  redacted := private.note_redacted((
    select coalesce(jsonb_agg(jsonb_build_object('table', 'resume_submissions', 'id', f.id)), '[]')
    from jsonb_array_elements(wanted -> 'renamed') w cross join lateral private.follow_renamed_file(w ->> 'from', w ->> 'to') f (id)
  ), deletion);
  return redacted || jsonb_build_object(
    'changed', to_jsonb(changed) || (redacted -> 'changed'), 'deletion', deletion, 'parts', coalesce(private.erasure_parts(wanted), '[]')
  );
end
$$;

revoke execute on function public.find_person(jsonb), public.find_mentions(jsonb), public.files_of_submissions(jsonb),
  public.delete_submissions(jsonb), public.redact_person(jsonb) from public, anon, authenticated;
grant execute on function public.find_person(jsonb), public.find_mentions(jsonb), public.files_of_submissions(jsonb),
  public.delete_submissions(jsonb), public.redact_person(jsonb) to service_role;

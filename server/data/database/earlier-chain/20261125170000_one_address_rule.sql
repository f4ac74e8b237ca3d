create function private.foreign_digits() returns text
language sql immutable set search_path = ''
as $$
  select '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯'
    '೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙０１２３４５６７８９'
$$;

create function private.visible_text(written text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    written,
    E'[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f'
      '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;

create or replace function private.trim_text(written text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when btrim(private.visible_text(written), blank) <> '' then btrim(written, blank)
  end
  from (
    select E' \t\n\r\f\x0B\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  ) javascript (blank)
$$;

create function private.unwrapped(text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace($1, '^[[:space:]"<,;:]+', ''), '[[:space:]">,;:.]+$', '')
$$;

create function private.clean_email(written text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(
    lower(case when bare ~* '^mailto:' then private.unwrapped(regexp_replace(substr(bare, 8), '\?.*$', '')) else bare end), ''
  )
  from (select private.visible_text(normalize(written, NFKC))) visible (seen)
  cross join lateral (
    select private.unwrapped(coalesce(substring(seen from '<([^<>]*)>[[:space:].,;]*$'), seen))
  ) unwrapped (bare)
$$;

create function private.is_email(email text) returns boolean
language sql immutable set search_path = ''
as $$
  select email !~ '^\.|\.\.|\.@'
    and email ~ ('^[^[:space:]"(),:;<>@\[\\\]]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$')
$$;

create function private.clean_phone(written text) returns text
language sql immutable set search_path = ''
as $$
  select private.trim_text(private.visible_text(translate(
    normalize(written, NFKC), private.foreign_digits(), repeat('0123456789', char_length(private.foreign_digits()) / 10)
  )))
$$;

create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 7
$$;

create function private.counted_mailbox(email text) returns text
language sql immutable set search_path = ''
as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (
    select regexp_replace(split_part(e, '@', 1), '(.)\+.*$', '\1') as name, split_part(e, '@', 2) as host
    from (select private.clean_email(email)) cleaned (e)
  ) parts
$$;

insert into private.rate_limits (scope, subject, max_count, window_seconds) values ('sender_mails', 'network', 100, 86400);

create or replace function private.prepare_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned jsonb;
  -- Under Global Privacy Control, the partner is counted but not stored.
  counted_for text := case jsonb_typeof(new.form_check) when 'object' then new.form_check ->> 'partner' end;
  receipt text := case jsonb_typeof(new.form_check) when 'object' then new.form_check ->> 'receipt' end;
begin
  select jsonb_object_agg(
    field.key,
    case
      when jsonb_typeof(field.value) <> 'string' then field.value
      when field.key = 'email' then to_jsonb(private.clean_email(field.value #>> '{}'))
      when field.key = 'phone' then to_jsonb(private.clean_phone(field.value #>> '{}'))
      when field.key in ('first_name', 'last_name') then to_jsonb(coalesce(private.trim_text(field.value #>> '{}'), ''))
      else to_jsonb(private.trim_text(field.value #>> '{}'))
    end
  ) into cleaned
  from jsonb_each(to_jsonb(new)) field;
  if not private.is_email(cleaned ->> 'email') then
    raise check_violation using
      message = 'The email is no address that mail servers take', hint = 'Send the domain in ASCII, such as xn--bcher-kva.example.';
  elsif not private.is_phone(cleaned ->> 'phone') then
    raise check_violation using message = 'The phone number has fewer than seven digits';
  end if;
  new := jsonb_populate_record(new, cleaned);
  new.spam_reasons := private.judge_submission(new.form_check, cleaned);
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

create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.count_hits(
    tg_table_name, 'email',
    private.counted_mailbox(new.email) || coalesce(' ' || private.network_of(private.client_address()), ''), 1
  ) then
    perform private.refuse_too_many();
  end if;
  return null;
end
$$;

create or replace function private.write_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_suspect boolean := coalesce(new.spam_score >= (select s.held_from_score from private.delivery_settings s), true);
  is_answered boolean := true;
begin
  if new.email is not null and not is_suspect then
    is_answered := private.count_hits('sender_mails', 'email', private.counted_mailbox(new.email), 1)
      and private.count_hits('sender_mails', 'network', private.network_of(private.client_address()), 1);
  end if;
  insert into private.deliveries (event, kind, submission_table, submission, recipient, state, held_for)
  select
    tg_argv[0], due.kind, tg_table_name, new.id, due.recipient,
    case when due.held_for is null then 'waiting' else 'held' end, due.held_for
  from (
    select
      r.kind,
      case r.recipient when 'sender' then new.email else r.recipient end as recipient,
      case
        when is_suspect then 'suspicion'
        when r.recipient = 'sender' and not is_answered then 'limit'
      end as held_for
    from private.delivery_rules r
    where r.event = tg_argv[0]
      and r.enabled
      and (r.context is null or r.context = new.context)
      and (r.partner is null or r.partner = new.partner)
      and (r.state is null or r.state = substring(new.page_url from '^https?://[^/]+/locations/([a-z-]+)'))
      and (r.recipient <> 'sender' or new.email is not null)
    union all
    select 'webhook', w.id::text, case when is_suspect then 'suspicion' end
    from private.webhooks w
    where w.enabled and tg_argv[0] = any (w.events) and (w.partner is null or w.partner = new.partner)
  ) due;
  return null;
end
$$;

create or replace function private.phone_digits(written text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(private.clean_phone(written), '(ext|x|#)[^0-9]*[0-9]{1,6}[^0-9]*$', '', 'i'), '[^0-9]', '', 'g'
    ),
    '^(00)?1(?=[0-9]{10}$)', ''
  )
$$;

create function private.digit_pattern(digit text) returns text
language sql immutable set search_path = ''
as $$
  select '[' || digit || string_agg(substr(private.foreign_digits(), script * 10 + digit::integer + 1, 1), '' order by script) || ']'
  from generate_series(0, char_length(private.foreign_digits()) / 10 - 1) script
$$;

create or replace function private.person_pattern(emails text[], phones text[]) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(pattern, '|') from (
    select
      '(?<![a-z0-9._%+-])' || regexp_replace(form, '([\x21-\x2f\x3a-\x3f\x5b-\x60\x7b-\x7e])', '\\\1', 'g')
      || '(?![a-z0-9-]|\.[a-z0-9])' as pattern
    from (select distinct unnest(array[email, normalize(email, NFD)]) from unnest(emails) email) forms (form)
    union all
    select
      '(?<![0-9])' || case when char_length(digits) = 10 then '(?:(?:\+|00)?' || private.digit_pattern('1') || '[^0-9a-z]{0,3})?' else '' end
      || (
        select string_agg(private.digit_pattern(d), '[^0-9a-z]{0,3}' order by place)
        from regexp_split_to_table(digits, '') with ordinality as each (d, place)
      )
      || '(?![0-9])'
    from unnest(phones) digits
  ) patterns
$$;

create or replace function public.find_person(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  emails text[] := array(select private.clean_email(e.value) from jsonb_array_elements_text(wanted -> 'emails') e);
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  own jsonb;
  own_emails text[];
  own_phones text[];
  related jsonb;
  mentions jsonb;
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
  where private.clean_email(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones)
    or private.has_corrected(s.submission_table, s.id, emails, phones);

  own_emails := array(select private.clean_email(o ->> 'email') from jsonb_array_elements(own) o);
  own_phones := array(
    select nullif(private.phone_digits(o ->> 'phone'), '') from jsonb_array_elements(own) o
  );
  select coalesce(
    jsonb_agg(jsonb_build_object('table', s.submission_table, 'id', s.id, 'email', s.email, 'phone', s.phone)), '[]'
  ) into related
  from private.all_submissions s
  where not exists (
      select from jsonb_array_elements(own) o where o ->> 'id' = s.id::text and o ->> 'table' = s.submission_table
    )
    and (private.clean_email(s.email) = any (own_emails) or private.phone_digits(s.phone) = any (own_phones));

  select coalesce(
    jsonb_agg(jsonb_build_object('table', r.submission_table, 'id', m.id, 'is_held', private.is_held(r.submission_table, m.id, now()))),
    '[]'
  ) into mentions
  from private.retention r
  cross join lateral private.submissions_naming(r.submission_table, pattern) m (id)
  where not exists (
    select from jsonb_array_elements(own) o where o ->> 'id' = m.id::text and o ->> 'table' = r.submission_table
  );
  return jsonb_build_object('submissions', own, 'related', related, 'mentions', mentions);
end
$$;

create or replace function private.has_corrected(of_table text, of_submission uuid, emails text[], phones text[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.lead_events e
    where e.submission = of_submission and e.submission_table = of_table and e.what = 'sender_corrected'
      and (
        private.clean_email(e.detail -> 'email' ->> 'from') = any (emails)
        or private.phone_digits(e.detail -> 'phone' ->> 'from') = any (phones)
      )
  )
$$;

create or replace function private.correct_receipt(receipt_key text, email text, phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt_to_change(receipt_key);
  before jsonb;
  wanted jsonb := jsonb_build_object('email', private.clean_email(email), 'phone', private.clean_phone(phone));
  changes jsonb;
begin
  if known.submission is null then
    return private.receipt_outcome('unknown');
  end if;
  execute format('select to_jsonb(s) from public.%I s where s.id = $1 for no key update', known.submission_table)
    into before using known.submission;
  select coalesce(jsonb_object_agg(w.key, jsonb_build_object('from', before -> w.key, 'to', w.value)), '{}') into changes
  from jsonb_each(wanted) w
  where before ? w.key and before -> w.key is distinct from w.value;
  if changes = '{}' then
    return private.describe_receipt(known);
  end if;
  if not private.is_email(changes -> 'email' ->> 'to') or not private.is_phone(changes -> 'phone' ->> 'to') then
    return private.receipt_outcome('invalid');
  end if;
  begin
    execute format(
      'update public.%I s set %s where s.id = $1', known.submission_table,
      (select string_agg(format('%I = %L', c.key, c.value ->> 'to'), ', ') from jsonb_each(changes) c)
    ) using known.submission;
  exception
    -- The error message would expose the full row, including its spam score.
    when check_violation or not_null_violation then
      return private.receipt_outcome('invalid');
  end;
  if private.clean_email(changes -> 'email' ->> 'from') is distinct from changes -> 'email' ->> 'to' then
    delete from private.deliveries d
    where d.submission = known.submission and d.submission_table = known.submission_table
      and d.kind in ('sender-receipt', 'sender-report') and d.state <> 'sent';
  end if;
  perform private.note_sender(known, 'sender_corrected', changes);
  return private.describe_receipt(known);
end
$$;

revoke execute on all functions in schema private from public;

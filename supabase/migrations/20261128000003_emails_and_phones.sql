-- Normalizes, validates, and compares email addresses and phone numbers by the same rules as model/submissions/.
-- Browsers and the server convert domains to ASCII (IDNA), which PostgreSQL cannot do, so these functions refuse
-- non-ASCII domains.
--
-- PostgreSQL checks a table's constraints after its BEFORE triggers, so these functions receive texts of any length,
-- and take linear time. Normalizing would take quadratic time in combining marks, so an overlong text is only trimmed,
-- for the constraints to refuse.

-- Returns the digits 0 to 9 of each writing system that is common in phone numbers, one system after another. The
-- server's code supports all writing systems.
create function private.foreign_digits() returns text
language sql immutable set search_path = ''
return '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯'
  '೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙０１２３４５６７８９';

-- Returns the invisible characters, such as control characters, direction marks, joiners, and fillers, for a bracket
-- expression.
create function private.invisible_characters() returns text
language sql immutable set search_path = ''
return E'\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f'
  '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff';

-- Returns the characters that JavaScript trims. PostgreSQL's character classes depend on the locale.
create function private.white_space() returns text
language sql immutable set search_path = ''
return E' \t\n\r\f\x0B\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

create function private.visible_text(written text) returns text
language sql immutable set search_path = ''
return regexp_replace(written, '[' || private.invisible_characters() || ']+', '', 'g');

-- Trims white space. Returns null if nothing visible remains.
create function private.trim_text(written text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- Nearly all texts: nothing to trim.
  if ascii(written) between 33 and 126 and ascii(right(written, 1)) between 33 and 126 then
    return written;
  end if;
  return case
    when written ~ ('[^' || private.invisible_characters() || private.white_space() || ']')
    -- btrim() takes ten times as long for a long text.
    then substring(written from '[^' || private.white_space() || '](?:.*[^' || private.white_space() || '])?')
  end;
end
$$;

-- Trims a text of more than twice its limit. If it is still longer, it is overlong; twice the limit leaves room for a
-- display name and invisible characters.
create function private.bounded_text(written text, max_length integer) returns text
language sql immutable set search_path = ''
return case when char_length(written) > 2 * max_length then coalesce(private.trim_text(written), '') else written end;

create function private.is_overlong(written text, max_length integer) returns boolean
language sql immutable set search_path = ''
return char_length(private.bounded_text(written, max_length)) > 2 * max_length;

-- Quotation marks and brackets other than ASCII's, which phones and word processors put around an address.
create function private.typographic_marks() returns text
language sql immutable set search_path = ''
return '“”„‟‚‛«»‹›〝〞〟⟨⟩〈〉《》「」『』【】〔〕';

create function private.unwrapped(text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace($1, '^[' || edge || ']+', ''), '[' || edge || '.]+$', '')
  from (select '][:space:]"''()[<>,;:' || private.typographic_marks()) edges (edge)
$$;

-- Normalizes an email address, except for a non-ASCII domain. Removes what is often pasted along with it (invisible
-- characters, mailto:, a name before <…>, quotation marks and brackets around it, trailing punctuation), makes
-- apostrophes straight, decomposes compatibility characters, and converts to lowercase as JavaScript does, whatever the
-- database's locale. Returns null if nothing remains. Only trims an overlong text. Returns a plain address at once.
create function private.clean_email(written text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  bounded text;
  seen text;
  bare text;
begin
  if written ~ '^[a-z0-9][a-z0-9._+-]*@[a-z0-9.-]*[a-z0-9]$' then
    return written;
  end if;
  bounded := private.bounded_text(written, 254);
  if char_length(bounded) > 508 then
    return bounded;
  end if;
  seen := translate(private.visible_text(normalize(bounded, NFKC)), '‘’ʼ′', repeat($q$'$q$, 4));
  bare := private.unwrapped(coalesce(substring(seen from '<([^<>]*)>[[:space:].,;]*$'), seen));
  if bare ~* '^mailto:' then
    bare := private.unwrapped(split_part(substr(bare, 8), '?', 1));
  end if;
  return nullif(lower(bare collate "und-x-icu"), '');
end
$$;

create function private.is_email(email text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  -- Nearly all addresses. A pattern with numbers of repetitions takes several times as long.
  if char_length(email) < 64 and email ~ '^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]+$' then
    return true;
  end if;
  return email !~ '^\.|\.\.|\.@'
    and email ~ ('^[^[:space:]"(),:;<>@\[\\\]' || private.typographic_marks() || ']{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$');
end
$$;

-- Normalizes a phone number for storage: keeps it as typed, but with ASCII digits and without invisible characters.
-- Returns null if nothing remains. Only trims an overlong text.
create function private.clean_phone(written text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(written) <= 40 and written ~ '^[!-~]([ -~]*[!-~])?$' then
    return written;
  end if;
  return case
    when private.is_overlong(written, 40) then private.trim_text(written)
    else nullif(btrim(
      private.visible_text(translate(
        normalize(private.bounded_text(written, 40), NFKC),
        private.foreign_digits(), repeat('0123456789', char_length(private.foreign_digits()) / 10)
      )),
      private.white_space()
    ), '')
  end;
end
$$;

create function private.is_phone(phone text) returns boolean
language sql immutable set search_path = ''
return phone ~ '(?:[0-9][^0-9]*){7}';

-- Returns the mailbox that an email address delivers to, ignoring what follows a + and, for Gmail, dots. Used only
-- for limits. An erasure compares full addresses, because with other providers these variants may be different people.
create function private.counted_mailbox(email text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  cleaned text := private.clean_email(email);
  name text := regexp_replace(split_part(cleaned, '@', 1), '(.)\+.*$', '\1');
  host text := split_part(cleaned, '@', 2);
begin
  return case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end;
end
$$;

-- Returns the digits of a phone number without its extension and US country code, so that "+1 (302) 555-0142 ext. 7"
-- and "302.555.0142" compare as equal. Returns null for an overlong text.
create function private.phone_digits(written text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        case when not private.is_overlong(written, 40) then private.clean_phone(written) end,
        '(ext|x|#)[^0-9]*[0-9]{1,6}[^0-9]*$', '', 'i'
      ),
      '[^0-9]', '', 'g'
    ),
    '^(00)?1(?=[0-9]{10}$)', ''
  )
$$;

-- Returns a regular expression that matches a digit in ASCII or any system of private.foreign_digits().
create function private.digit_pattern(digit text) returns text
language sql immutable set search_path = ''
as $$
  select '[' || digit || string_agg(substr(private.foreign_digits(), script * 10 + digit::integer + 1, 1), '' order by script) || ']'
  from generate_series(0, char_length(private.foreign_digits()) / 10 - 1) script
$$;

-- Spam signals and their points. A flagged submission is stored and gets the same response as any other.
--
-- A submission with 60 points or more is flagged (private.delivery_settings). No single signal that honest visitors
-- may trigger reaches that score: autofill within two seconds, a password manager that fills in the hidden field, an
-- unlisted page, or a link. Language, script, and names are not signals.

create table private.spam_points (
  signal text primary key,
  points smallint not null check (points between 0 and 100),
  threshold integer,
  meaning text not null
);
insert into private.spam_points (signal, points, threshold, meaning) values
  ('trap_filled', 60, null, 'the hidden field holds words that the sender has typed nowhere else'),
  ('trap_own_words', 30, null, 'the hidden field repeats another field, as a password manager does'),
  ('instant', 60, 1, 'sent fewer than threshold seconds after the form was shown'),
  ('too_fast', 30, 3, 'sent fewer than threshold seconds after the form was shown'),
  ('no_form_check', 25, null, 'the hidden field and the seconds are missing or make no sense'),
  ('unknown_partner', 10, null, 'the partner named is not in private.known_partners'),
  ('no_origin', 20, null, 'the request names no origin, which browsers do'),
  ('unknown_origin', 10, null, 'the page''s origin is neither the API''s own nor in private.known_origins'),
  ('unlisted_host', 10, null, 'the page''s origin is the API''s own host, but not in private.known_origins'),
  ('link', 10, null, 'a link in the texts'),
  ('links', 20, 2, 'threshold links or more in the texts'),
  ('many_links', 50, 4, 'threshold links or more in the texts'),
  ('link_in_name', 60, null, 'a link in the first or last name'),
  ('markup', 60, null, 'a link written as HTML or BBCode'),
  ('spam_phrase', 25, null, 'one of private.spam_phrases'),
  ('spam_phrases', 60, 2, 'threshold or more of private.spam_phrases'),
  ('random_text', 30, null, 'one field holds a word of randomly mixed case'),
  ('random_texts', 60, 2, 'threshold fields or more hold a word of randomly mixed case'),
  ('same_names', 20, null, 'first and last name are the same');

-- Phrases from unsolicited offers, in lowercase, without accents or punctuation. Contractors build casinos and
-- have websites too, so each entry is a phrase that occurs in offers but not in staffing requests, and a single match
-- never flags a submission.
create table private.spam_phrases (
  phrase text primary key check (phrase ~ '^[^ ]' and phrase ~ '[^ ]$')
);
insert into private.spam_phrases (phrase)
select unnest(string_to_array(
  'seo,seo services,search engine optimization,search engines,page of google,page one of google,top of google,google ranking,'
  'google rankings,rank higher,rank your website,ranking your site,backlink,backlinks,link building,guest post,guest posts,'
  'sponsored post,domain authority,website traffic,web traffic,organic traffic,targeted traffic,more traffic,more visitors,'
  'redesign your website,website redesign,web design,web development,app development,mobile app,digital marketing,social media marketing,'
  'social media followers,real followers,explainer video,email list,email lists,verified emails,business owners database,'
  'bulk email,contact form marketing,business loan,business loans,unsecured loan,business funding,cash advance,low interest loan,'
  'crypto,cryptocurrency,bitcoin,ethereum,forex,trading signals,trading bot,binary options,passive income,make money,'
  'extra income,financial freedom,investment opportunity,guaranteed returns,guaranteed profit,high returns,online casino,'
  'casino bonus,free spins,sports betting,slot games,viagra,cialis,online pharmacy,weight loss,adult dating,hot girls,'
  'meet singles,replica watches,click here,click the link,special offer,limited time offer,100 guaranteed,free trial,'
  'unsubscribe,opt out,'
  'posicionamiento web,posicionamiento seo,posicionamiento en google,pagina de google,resultados de google,trafico web,'
  'mas trafico,mas visitas,enlaces de calidad,marketing digital,diseno web,paginas web,pagina web,desarrollo web,'
  'seguidores reales,bases de datos de empresas,correos masivos,criptomonedas,inversion segura,invertir en,ingresos pasivos,'
  'ingresos extra,ganar dinero,gana dinero,dinero desde casa,libertad financiera,ganancias garantizadas,prestamo rapido,'
  'prestamos rapidos,prestamo personal,sin aval,credito inmediato,casino en linea,apuestas deportivas,giros gratis,'
  'clic aqui,haz clic,oferta especial,oferta limitada,prueba gratis,perder peso,darse de baja,'
  'продвижение сайта,продвижение сайтов,раскрутка сайта,раскрутка сайтов,создание сайтов,поисковое продвижение,топ google,'
  'топ яндекса,в топ,трафик,обратные ссылки,рассылка,база email,казино,онлайн казино,ставки на спорт,бесплатные спины,'
  'заработок,заработок в интернете,пассивный доход,криптовалюта,криптовалюты,биткоин,инвестиции,займ,кредит онлайн,виагра,'
  'знакомства,переходи по ссылке,перейдите по ссылке,специальное предложение',
  ','
));

-- is_from_content is true if the server added the row from the site's content; the server deletes it once the content
-- no longer lists the partner. It never deletes rows that operators added.
create table private.known_partners (
  partner text primary key,
  is_from_content boolean not null default false
);

-- Web origins, such as https://jobs.example.org. If the table is empty, origins do not affect the spam score.
create table private.known_origins (
  origin text primary key check (origin = lower(origin) and origin !~ '/$'),
  is_from_content boolean not null default false
);

-- Converts text to lowercase words separated by single spaces. Lists non-ASCII letters explicitly, because lower()
-- and character classes support them only in some locales. Comparing each character with these takes most of the time.
create function private.plain_words(written text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return ' ' || btrim(regexp_replace(
    case when octet_length(written) = char_length(written) then lower(written) else translate(
      lower(written),
      'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãéèêëíìîïóòôöõúùûüñçАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ¡¿«»“”‘’–—…' || chr(160),
      'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuuncабвгдеёжзийклмнопрстуфхцчшщъыьэюя            '
    ) end,
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'
  )) || ' ';
end
$$;

-- Returns the spam signals of a row with their points, or {} if there are none. Compares the browser's values as
-- JSON, because the number 1e131071 would have 131,072 digits as text.
create function private.judge_submission(form_check jsonb, submitted jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  threshold jsonb;
  found text[] := '{}';
  trap jsonb := case jsonb_typeof(form_check) when 'object' then form_check -> 'trap' end;
  seconds jsonb := case jsonb_typeof(form_check) when 'object' then form_check -> 'seconds' end;
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  page_origin text := lower(headers ->> 'origin');
  written text;
  words text;
  random_texts bigint;
  number bigint;
begin
  -- Text that was typed or chosen: all strings except email address, context, origin, consent and file names. All texts
  -- within their limits are far shorter. The tables' checks, which run later, refuse longer ones.
  select
    left(coalesce(string_agg(field.value, E'\n' order by field.key collate "C"), ''), 16384),
    count(*) filter (where
      char_length(field.value) between 8 and 40
      and field.value !~ '[^A-Za-z]'
      and field.value ~ '[a-z][A-Z].*[a-z][A-Z].*[a-z][A-Z]'
    )
  into written, random_texts
  from jsonb_each_text(submitted) field
  where jsonb_typeof(submitted -> field.key) = 'string' and field.key not in (
    'id', 'created_at', 'status', 'email', 'source', 'context', 'partner', 'page_url', 'referrer', 'utm', 'consent', 'form_check',
    'resume_filename', 'resume_file_path'
  );
  words := private.plain_words(written);
  select jsonb_object_agg(p.signal, p.threshold) into threshold from private.spam_points p where p.threshold is not null;

  if trap not in ('null', '""') then
    found := found || case
      when case jsonb_typeof(trap) when 'string' then exists (
        select from jsonb_each_text(submitted) field
        where field.key in ('first_name', 'last_name', 'company_name', 'email', 'phone', 'location')
          and lower(left(field.value, 255)) = lower(left(trap #>> '{}', 255))
      ) end then 'trap_own_words'
      else 'trap_filled'
    end;
  end if;
  if jsonb_typeof(seconds) is distinct from 'number' or seconds < '0' then
    found := found || 'no_form_check'::text;
  elsif seconds < threshold -> 'instant' then
    found := found || 'instant'::text;
  elsif seconds < threshold -> 'too_fast' then
    found := found || 'too_fast'::text;
  end if;

  if submitted ->> 'partner' is not null
    and not exists (select from private.known_partners k where k.partner = submitted ->> 'partner')
  then
    found := found || 'unknown_partner'::text;
  end if;
  if headers is not null and page_origin is null then
    found := found || 'no_origin'::text;
  elsif page_origin is not null
    and exists (select from private.known_origins)
    and not exists (select from private.known_origins k where k.origin = page_origin)
  then
    -- The sender controls both headers, so a match proves little.
    found := found || case regexp_replace(page_origin, '^https?://', '')
      when lower(headers ->> 'host') then 'unlisted_host' else 'unknown_origin'
    end;
  end if;

  -- Nearly all texts have none of what follows, which takes long to find.
  if strpos(written, '/') > 0 or strpos(lower(written), 'www.') > 0 then
    number := regexp_count(written, 'https?://\S+|\mwww\.\S+|\m(t\.me|wa\.me|bit\.ly|tinyurl\.com)/\S+', 1, 'i');
    found := found || case
      when number >= (threshold ->> 'many_links')::bigint then 'many_links'
      when number >= (threshold ->> 'links')::bigint then 'links'
      when number >= 1 then 'link'
    end;
    if concat_ws(' ', submitted ->> 'first_name', submitted ->> 'last_name') ~* '(https?://|\mwww\.)' then
      found := found || 'link_in_name'::text;
    end if;
  end if;
  if (strpos(written, '<') > 0 or strpos(written, '[') > 0) and written ~* '<a\s[^>]*href|\[(url|link)[=\]]' then
    found := found || 'markup'::text;
  end if;

  select count(*) into number from private.spam_phrases p where strpos(words, ' ' || p.phrase || ' ') > 0;
  found := found || case
    when number >= (threshold ->> 'spam_phrases')::bigint then 'spam_phrases'
    when number >= 1 then 'spam_phrase'
  end;

  found := found || case
    when random_texts >= (threshold ->> 'random_texts')::bigint then 'random_texts'
    when random_texts >= 1 then 'random_text'
  end;
  if char_length(submitted ->> 'first_name') > 2 and submitted ->> 'first_name' = submitted ->> 'last_name' then
    found := found || 'same_names'::text;
  end if;

  if array_remove(found, null) = '{}' then
    return '{}';
  end if;
  return coalesce(
    (select jsonb_object_agg(p.signal, p.points) from private.spam_points p where p.signal = any (found) and p.points > 0),
    '{}'
  );
end
$$;

-- BEFORE INSERT trigger. Its name makes it run after `prepare`. For a form in the site's iframe, scores the
-- origin of the parent page, which is in page_url, instead of the iframe's. Without a parent page, the origin
-- counts as unknown.
create function private.judge_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  page_origin text := lower(substring(new.page_url from '^https?://[^/]+'));
  is_own_frame boolean := new.page_url ~ '^https?://[^/]+/embed/frame/';
  points smallint := (select p.points from private.spam_points p where p.signal = 'unknown_origin');
begin
  if points > 0
    and headers is not null
    and (is_own_frame or page_origin is distinct from lower(headers ->> 'origin'))
    and exists (select from private.known_origins)
    and (is_own_frame or not exists (select from private.known_origins k where k.origin = page_origin))
  then
    -- The frame's own origin adds no information.
    new.spam_reasons := (new.spam_reasons - 'unlisted_host') || jsonb_build_object('unknown_origin', points);
    new.spam_score := least(100, (select sum(reason.value::integer) from jsonb_each_text(new.spam_reasons) reason));
  end if;
  return new;
end
$$;

select private.on_submission_tables($sql$
  create trigger prepare_page before insert on public.%1$I
    for each row when (new.page_url is not null) execute function private.judge_page();
$sql$);

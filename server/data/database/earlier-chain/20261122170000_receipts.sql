create table private.receipts (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  issued_by text not null check (issued_by in ('browser', 'mail')),
  issued_at timestamptz not null default now()
);
create index receipts_submission on private.receipts (submission);
revoke all on private.receipts from public;

create table private.removals (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- 'file': a name in the `resumes` bucket. 'mails': the id of a submission.
  kind text not null check (kind in ('file', 'mails')),
  name text not null,
  unique (kind, name)
);
revoke all on private.removals from public;

alter table private.deletions drop constraint deletions_why_check;
alter table private.deletions add constraint deletions_why_check check (why in ('erasure', 'retention', 'withdrawal'));

alter table private.rate_limits drop constraint rate_limits_subject_check;
alter table private.rate_limits add constraint rate_limits_subject_check
  check (subject in ('address', 'network', 'email', 'submission', 'everyone', 'total'));
insert into private.rate_limits (scope, subject, max_count, window_seconds) values
  ('receipts', 'address', 600, 3600),
  ('receipt_guesses', 'address', 60, 3600),
  ('receipt_guesses', 'network', 200, 3600),
  ('receipt_changes', 'submission', 40, 86400);

create function private.trim_text(written text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(
    written,
    E' \t\n\r\f\x0B\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  ), '')
$$;

create or replace function private.prepare_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What JavaScript's trim() removes; PostgreSQL's own classes depend on the locale.
  blank constant text := E' \t\n\r\f\x0B\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  trimmed jsonb;
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
  return new;
end
$$;

create function private.issue_receipt(of_table text, of_submission uuid, hash bytea) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  -- Lock the submission, so that no receipt outlives one that is being erased.
  execute format(
    'insert into private.receipts (key_hash, submission_table, submission, issued_by)
     select $1, $2, s.id, ''mail'' from public.%I s where s.id = $3 for key share', of_table
  ) using hash, of_table, of_submission;
end
$$;

create or replace function private.forget_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.deliveries d where d.submission_table = tg_table_name;
    delete from private.lead_events e where e.submission_table = tg_table_name;
    delete from private.receipts r where r.submission_table = tg_table_name;
    return null;
  end if;
  delete from private.deliveries d using gone
  where d.submission = gone.id and d.submission_table = tg_table_name;
  delete from private.lead_events e using gone
  where e.submission = gone.id and e.submission_table = tg_table_name;
  delete from private.receipts r using gone
  where r.submission = gone.id and r.submission_table = tg_table_name;
  return null;
end
$$;

create function private.is_limit_used(of_scope text, of_subject text, key text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.rate_limits l
    join private.rate_counts c on c.scope = l.scope and c.subject = l.subject
    where l.scope = of_scope and l.subject = of_subject
      and c.key_hash = private.hashed(key) and c.window_ends = private.window_ends(l.window_seconds)
      and c.hits >= l.max_count
  )
$$;

create function private.refuse_receipt() returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using message = 'Too many requests about receipts', hint = 'Wait a while, then try again.';
end
$$;

create function private.open_receipt(receipt_key text) returns private.receipts
language plpgsql volatile set search_path = ''
as $$
declare
  address text := private.client_address();
  network text := private.network_of(address);
  known private.receipts;
begin
  if private.is_limit_used('receipt_guesses', 'address', address)
    or private.is_limit_used('receipt_guesses', 'network', network)
    or not private.count_hits('receipts', 'address', address, 1)
  then
    perform private.refuse_receipt();
  end if;
  select * into known from private.receipts r where r.key_hash = sha256(convert_to(coalesce(receipt_key, ''), 'UTF8'));
  if known.submission is null then
    perform private.count_hits('receipt_guesses', 'address', address, 1);
    perform private.count_hits('receipt_guesses', 'network', network, 1);
  end if;
  return known;
end
$$;

create function private.open_receipt_to_change(receipt_key text) returns private.receipts
language plpgsql volatile set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt(receipt_key);
begin
  if known.submission is not null and not private.count_hits('receipt_changes', 'submission', known.submission::text, 1) then
    perform private.refuse_receipt();
  end if;
  return known;
end
$$;

create function private.step_reached(of_table text, of_submission uuid, step integer) returns timestamptz
language sql stable set search_path = ''
as $$
  with changes as (
    select e.id, e.at, case e.detail ->> 'status'
      when 'read' then 1 when 'contacted' then 2 when 'qualified' then 2 when 'closed' then 3 when 'not_a_lead' then 3 else 0
    end as reached
    from private.lead_events e
    where e.submission = of_submission and e.submission_table = of_table and e.what = 'status_changed'
  )
  select min(c.at) from changes c
  where c.reached >= step and c.id > coalesce((select max(b.id) from changes b where b.reached < step), 0)
$$;

create function private.describe_receipt(known private.receipts) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  stored jsonb;
begin
  execute format('select to_jsonb(s) from public.%I s where s.id = $1', known.submission_table) into stored using known.submission;
  return jsonb_build_object(
    'outcome', 'found',
    'kind', case known.submission_table
      when 'contact_submissions' then 'lead' when 'resume_submissions' then 'resume' else 'report'
    end,
    'received_at', stored -> 'created_at',
    'read_at', private.step_reached(known.submission_table, known.submission, 1),
    'contacted_at', private.step_reached(known.submission_table, known.submission, 2),
    'closed_at', private.step_reached(known.submission_table, known.submission, 3),
    'mailed_at', (
      select min(d.finished_at) from private.deliveries d
      where d.submission = known.submission and d.submission_table = known.submission_table
        and d.kind = 'sender-report' and d.state = 'sent'
    ),
    'sent', (
      select jsonb_object_agg(field.key, field.value) from jsonb_each(stored) field
      where field.value <> 'null' and field.value <> '""' and field.key in (
        'first_name', 'last_name', 'company_name', 'email', 'phone', 'position_type', 'timeline', 'location', 'project_details',
        'desired_position', 'years_experience', 'additional_information', 'resume_filename', 'resume_file_size'
      )
    ),
    'consent', stored -> 'consent' -> 'text',
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'note', e.detail -> 'note') order by e.id), '[]')
      from private.lead_events e
      where e.submission = known.submission and e.submission_table = known.submission_table and e.what = 'sender_wrote'
    ),
    'is_held', private.is_held(known.submission_table, known.submission, now()),
    'kept_until', (
      select greatest(
        (stored ->> 'created_at')::timestamptz,
        case r.counted_from when 'last_contact' then private.last_contact(known.submission_table, known.submission) end
      ) + make_interval(months => r.months)
      from private.retention r where r.submission_table = known.submission_table
    )
  );
end
$$;

create function private.receipt_outcome(outcome text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('outcome', outcome)
$$;

create function private.read_receipt(receipt_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt(receipt_key);
begin
  return case when known.submission is null then private.receipt_outcome('unknown') else private.describe_receipt(known) end;
end
$$;

create function private.note_sender(known private.receipts, what text, detail jsonb) returns void
language sql volatile set search_path = ''
as $$
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (known.submission_table, known.submission, 'sender', what, detail)
$$;

create function private.correct_receipt(receipt_key text, email text, phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt_to_change(receipt_key);
  before jsonb;
  wanted jsonb := jsonb_build_object('email', private.trim_text(email), 'phone', private.trim_text(phone));
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
  if lower(changes -> 'email' ->> 'from') is distinct from lower(changes -> 'email' ->> 'to') then
    delete from private.deliveries d
    where d.submission = known.submission and d.submission_table = known.submission_table
      and d.kind in ('sender-receipt', 'sender-report') and d.state <> 'sent';
  end if;
  perform private.note_sender(known, 'sender_corrected', changes);
  return private.describe_receipt(known);
end
$$;

create function private.note_receipt(receipt_key text, note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt_to_change(receipt_key);
  written text := private.trim_text(note);
begin
  if known.submission is null then
    return private.receipt_outcome('unknown');
  end if;
  if written is null or char_length(written) > 2000 then
    return private.receipt_outcome('invalid');
  end if;
  -- Skip a repeated click, or a retry after a lost response.
  if written is distinct from (
    select e.detail ->> 'note' from private.lead_events e
    where e.submission = known.submission and e.submission_table = known.submission_table and e.what = 'sender_wrote'
    order by e.id desc limit 1
  ) then
    perform private.note_sender(known, 'sender_wrote', jsonb_build_object('note', written));
  end if;
  return private.describe_receipt(known);
end
$$;

create function private.leave_files(files text[]) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads u where u.name = any (files);
  insert into private.removals (kind, name) select 'file', unnest(files) on conflict do nothing;
$$;

create function private.replace_receipt_file(receipt_key text, file_name text, file_path text, file_size integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt_to_change(receipt_key);
  before public.resume_submissions;
begin
  if known.submission is null then
    return private.receipt_outcome('unknown');
  end if;
  if known.submission_table <> 'resume_submissions' then
    return private.receipt_outcome('invalid');
  end if;
  select * into before from public.resume_submissions r where r.id = known.submission for no key update;
  if before.resume_file_path = file_path then
    return private.describe_receipt(known);
  end if;
  perform from storage.objects o where o.bucket_id = 'resumes' and o.name = file_path for share;
  if not found then
    return private.receipt_outcome('expired');
  end if;
  -- A file that another submission references belongs to another sender.
  if exists (select from public.resume_submissions r where r.resume_file_path = file_path) then
    return private.receipt_outcome('invalid');
  end if;
  begin
    update public.resume_submissions r
    set resume_filename = file_name, resume_file_path = file_path, resume_file_size = file_size
    where r.id = known.submission;
  exception
    when check_violation or not_null_violation then
      return private.receipt_outcome('invalid');
  end;
  perform private.leave_files(array(
    select before.resume_file_path
    where not exists (select from public.resume_submissions r where r.resume_file_path = before.resume_file_path)
  ));
  perform private.note_sender(
    known, 'sender_replaced_resume', jsonb_build_object('from', before.resume_filename, 'to', file_name)
  );
  return private.describe_receipt(known);
end
$$;

create function private.withdraw_receipt(receipt_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt_to_change(receipt_key);
  submissions jsonb := jsonb_build_array(jsonb_build_object('table', known.submission_table, 'id', known.submission));
  files text[];
begin
  if known.submission is null then
    return private.receipt_outcome('unknown');
  end if;
  if private.is_held(known.submission_table, known.submission, now()) then
    return private.receipt_outcome('held');
  end if;
  files := array(select jsonb_array_elements_text(public.files_of_submissions(submissions)));
  perform public.delete_submissions(jsonb_build_object(
    'why', 'withdrawal', 'submissions', submissions, 'files', to_jsonb(files), 'emails', '[]'::jsonb, 'phones', '[]'::jsonb
  ));
  perform private.leave_files(files);
  insert into private.removals (kind, name) values ('mails', known.submission::text) on conflict do nothing;
  return private.receipt_outcome('withdrawn');
end
$$;

create function private.has_corrected(of_table text, of_submission uuid, emails text[], phones text[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.lead_events e
    where e.submission = of_submission and e.submission_table = of_table and e.what = 'sender_corrected'
      and (
        lower(e.detail -> 'email' ->> 'from') = any (emails)
        or private.phone_digits(e.detail -> 'phone' ->> 'from') = any (phones)
      )
  )
$$;

create or replace function public.find_person(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  emails text[] := array(select lower(btrim(e.value)) from jsonb_array_elements_text(wanted -> 'emails') e);
  phones text[] := private.wanted_phones(wanted);
  pattern text := private.person_pattern(emails, phones);
  own jsonb;
  related jsonb;
  mentions jsonb := '[]';
  found jsonb;
  of_table text;
begin
  select jsonb_agg(
    jsonb_build_object(
      'table', s.submission_table, 'id', s.id, 'created_at', s.created_at, 'email', s.email, 'phone', s.phone, 'file', s.file,
      'deliveries', (select count(*) from private.deliveries d where d.submission = s.id and d.submission_table = s.submission_table),
      'events', (select count(*) from private.lead_events e where e.submission = s.id and e.submission_table = s.submission_table),
      'is_held', private.is_held(s.submission_table, s.id, now())
    ) order by s.created_at, s.id
  ) into own
  from private.all_submissions s
  where lower(s.email) = any (emails) or private.phone_digits(s.phone) = any (phones)
    or private.has_corrected(s.submission_table, s.id, emails, phones);

  select jsonb_agg(jsonb_build_object('table', s.submission_table, 'id', s.id, 'email', s.email, 'phone', s.phone)) into related
  from private.all_submissions s
  where not exists (
      select from jsonb_array_elements(own) o where o ->> 'id' = s.id::text and o ->> 'table' = s.submission_table
    )
    and exists (
      select from jsonb_array_elements(own) o
      where lower(o ->> 'email') = lower(s.email)
        or (private.phone_digits(o ->> 'phone') = private.phone_digits(s.phone) and private.phone_digits(s.phone) <> '')
    );

  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    execute format(
      $sql$select coalesce(jsonb_agg(jsonb_build_object('table', %1$L, 'id', s.id)), '[]') from public.%1$I s
        where s::text ~* $2
          and not exists (select from jsonb_array_elements($1) o where o ->> 'id' = s.id::text and o ->> 'table' = %1$L)
          and exists (
            select from jsonb_each_text(to_jsonb(s)) field
            where (field.key in (select private.text_columns(%1$L)) or field.key = 'utm') and field.value ~* $2
          )$sql$,
      of_table
    ) into found using coalesce(own, '[]'), pattern;
    mentions := mentions || found;
  end loop;
  return jsonb_build_object(
    'submissions', coalesce(own, '[]'), 'related', coalesce(related, '[]'), 'mentions', mentions
  );
end
$$;

create function public.read_receipt(receipt_key text default null) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select private.read_receipt(receipt_key);
end;

create function public.correct_receipt(receipt_key text default null, email text default null, phone text default null) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select private.correct_receipt(receipt_key, email, phone);
end;

create function public.note_receipt(receipt_key text default null, note text default null) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select private.note_receipt(receipt_key, note);
end;

create function public.replace_receipt_file(
  receipt_key text default null, file_name text default null, file_path text default null, file_size integer default null
) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select private.replace_receipt_file(receipt_key, file_name, file_path, file_size);
end;

create function public.withdraw_receipt(receipt_key text default null) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select private.withdraw_receipt(receipt_key);
end;

revoke execute on all functions in schema private from public;
do $$
declare
  name text;
begin
  foreach name in array array[
    'read_receipt(text)', 'correct_receipt(text, text, text)', 'note_receipt(text, text)',
    'replace_receipt_file(text, text, text, integer)', 'withdraw_receipt(text)'
  ] loop
    execute format('revoke execute on function public.%s from public, authenticated', name);
    execute format('grant execute on function public.%s, private.%s to anon', name, name);
  end loop;
end
$$;

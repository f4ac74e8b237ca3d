-- Receipts: a page for the sender about one submission. Anyone with a receipt's key can read the submission, correct
-- its phone number and email address, add notes, replace the resume, and withdraw the submission. Several keys may
-- open the same submission: the browser that sends the form creates one, and each email to the sender contains
-- another. Keys have 128 random bits, and only their SHA-256 hashes are stored.

create table private.receipts (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  issued_by text not null check (issued_by in ('browser', 'mail')),
  issued_at timestamptz not null default now()
);
create index receipts_submission on private.receipts (submission);

-- Stores the key of an email's receipt link. Each attempt to send the email has its own key, because an attempt may
-- have succeeded even if its response was lost.
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

create function private.refuse_receipt() returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using message = 'Too many requests about receipts', hint = 'Wait a while, then try again.';
end
$$;

-- Finds the receipt for a key. All columns are null if the key is wrong or missing; this is not an error, because an
-- error would roll back the count of wrong keys. Attempts with a correct key are not rate-limited, so that nobody on
-- the same network can block them.
create function private.open_receipt(receipt_key text) returns private.receipts
language plpgsql volatile set search_path = ''
as $$
declare
  address text := private.client_address();
  network text := private.network_of(address);
  known private.receipts;
begin
  select * into known from private.receipts r where r.key_hash = sha256(convert_to(coalesce(receipt_key, ''), 'UTF8'));
  if known.submission is not null then
    return known;
  end if;
  if private.is_limit_used('receipt_guesses', 'address', address)
    or private.is_limit_used('receipt_guesses', 'network', network)
  then
    perform private.refuse_receipt();
  end if;
  perform private.count_hits('receipt_guesses', 'address', address, 1);
  perform private.count_hits('receipt_guesses', 'network', network, 1);
  return known;
end
$$;

-- Finds the receipt for a key, and counts a change against the limit of its submission.
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

-- Returns when the status reached a step (1 read, 2 contacted, 3 closed); null if it has not, or has gone back since.
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

-- Returns the submitted values and the status for the receipt page, without the spam score and operators' notes.
create function private.describe_submission(known private.receipts) returns jsonb
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
      where field.value <> 'null' and field.value <> '""'
        and field.key in (select private.form_columns(known.submission_table))
        -- Checkboxes of the employer form.
        and field.key not in ('employer', 'agreement')
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

create function private.describe_receipt(known private.receipts) returns jsonb
language sql stable set search_path = ''
as $$
  select private.describe_submission(known) || jsonb_build_object('file_fault', (
    select c.fault
    from public.resume_submissions r join private.file_checks c on c.path = r.resume_file_path
    where known.submission_table = 'resume_submissions' and r.id = known.submission
  ))
$$;

create function private.receipt_outcome(outcome text) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('outcome', outcome);

create function private.note_sender(known private.receipts, what text, detail jsonb) returns void
language sql volatile set search_path = ''
as $$
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (known.submission_table, known.submission, 'sender', what, detail)
$$;

-- Queues files for deletion and deletes their upload records. No submission may reference them.
create function private.leave_files(files text[]) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads u where u.name = any (files);
  insert into private.removals (kind, name) select 'file', f from unnest(files) f where f is not null on conflict do nothing;
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

-- Corrects the phone number and email address, by the same rules as a form. Deletes unsent emails to the
-- previous address, and sends none to the new one, so that nobody can use a receipt to make the agency email
-- other people.
create function private.correct_receipt(receipt_key text, email text, phone text) returns jsonb
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

-- Changes the resume's file to another uploaded one, and queues the previous file for deletion.
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

-- Erases a submission: its row, deliveries, events, and receipts immediately, its file and saved emails within seconds.
-- Does not count toward the limit on changes. If a legal hold is being placed, waits until it is.
create function private.withdraw_receipt(receipt_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known private.receipts := private.open_receipt(receipt_key);
  submissions jsonb := jsonb_build_array(jsonb_build_object('table', known.submission_table, 'id', known.submission));
  files text[];
begin
  if known.submission is null then
    return private.receipt_outcome('unknown');
  end if;
  execute format('select from public.%I s where s.id = $1 for update', known.submission_table) using known.submission;
  if private.is_held(known.submission_table, known.submission, now()) then
    return private.receipt_outcome('held');
  end if;
  files := array(select jsonb_array_elements_text(public.files_of_submissions(jsonb_build_object('submissions', submissions)) -> 'removed'));
  perform public.delete_submissions(jsonb_build_object(
    'why', 'withdrawal', 'submissions', submissions, 'removed', to_jsonb(files)
  ));
  perform private.leave_files(files);
  insert into private.removals (kind, name) values ('mails', known.submission::text) on conflict do nothing;
  return private.receipt_outcome('withdrawn');
end
$$;

-- API functions. They run with the visitor's privileges and refer to private functions by OID, so that visitors need
-- no USAGE on the private schema. A missing key is treated as a wrong one.
create function public.read_receipt(receipt_key text default null) returns jsonb
language sql volatile set search_path = '' return private.read_receipt(receipt_key);

create function public.correct_receipt(receipt_key text default null, email text default null, phone text default null) returns jsonb
language sql volatile set search_path = '' return private.correct_receipt(receipt_key, email, phone);

create function public.note_receipt(receipt_key text default null, note text default null) returns jsonb
language sql volatile set search_path = '' return private.note_receipt(receipt_key, note);

create function public.replace_receipt_file(
  receipt_key text default null, file_name text default null, file_path text default null, file_size integer default null
) returns jsonb
language sql volatile set search_path = '' return private.replace_receipt_file(receipt_key, file_name, file_path, file_size);

create function public.withdraw_receipt(receipt_key text default null) returns jsonb
language sql volatile set search_path = '' return private.withdraw_receipt(receipt_key);

revoke execute on function
  public.read_receipt(text), public.correct_receipt(text, text, text), public.note_receipt(text, text),
  public.replace_receipt_file(text, text, text, integer), public.withdraw_receipt(text)
from public, authenticated;
grant execute on function
  public.read_receipt(text), public.correct_receipt(text, text, text), public.note_receipt(text, text),
  public.replace_receipt_file(text, text, text, integer), public.withdraw_receipt(text),
  private.read_receipt(text), private.correct_receipt(text, text, text), private.note_receipt(text, text),
  private.replace_receipt_file(text, text, text, integer), private.withdraw_receipt(text)
to anon;

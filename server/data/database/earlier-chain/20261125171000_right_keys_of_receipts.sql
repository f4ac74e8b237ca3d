delete from private.rate_limits where scope = 'receipts';

create or replace function private.open_receipt(receipt_key text) returns private.receipts
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

create or replace function private.withdraw_receipt(receipt_key text) returns jsonb
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
  files := array(select jsonb_array_elements_text(public.files_of_submissions(submissions)));
  perform public.delete_submissions(jsonb_build_object(
    'why', 'withdrawal', 'submissions', submissions, 'files', to_jsonb(files), 'emails', '[]'::jsonb, 'phones', '[]'::jsonb
  ));
  perform private.leave_files(files);
  insert into private.removals (kind, name) values ('mails', known.submission::text) on conflict do nothing;
  return private.receipt_outcome('withdrawn');
end
$$;

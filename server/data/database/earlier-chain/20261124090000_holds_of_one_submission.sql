create or replace function public.hold_submission(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_table text;
  is_there boolean;
  tables text[] := '{}';
begin
  foreach of_table in array array['contact_submissions', 'resume_submissions', 'salary_report_downloads'] loop
    continue when of_table <> coalesce(wanted ->> 'table', of_table);
    execute format('select true from public.%I s where s.id = $1 for key share', of_table)
      into is_there using (wanted ->> 'id')::uuid;
    if is_there then
      tables := tables || of_table;
    end if;
  end loop;
  if wanted ->> 'reason' is null then
    delete from private.retention_holds h
    where h.submission = (wanted ->> 'id')::uuid and h.submission_table = coalesce(wanted ->> 'table', h.submission_table);
  else
    insert into private.retention_holds as h (submission_table, submission, reason, until)
    select t, (wanted ->> 'id')::uuid, wanted ->> 'reason', (wanted ->> 'until')::date from unnest(tables) t
    on conflict on constraint retention_holds_pkey do update set reason = excluded.reason, until = excluded.until, held_at = now();
  end if;
  return to_jsonb(tables);
end
$$;

revoke execute on all functions in schema private from public;

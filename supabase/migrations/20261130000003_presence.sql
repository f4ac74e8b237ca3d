-- Who has which submission open at the desk, one row for each window. Windows report every ten seconds; a row that is older
-- than half a minute does not count. Several servers share the rows.

create table private.desk_presence (
  -- Id of the window, which it chooses itself.
  tab uuid primary key,
  submission_table text not null
    check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  -- Name of the operator.
  actor text not null check (char_length(actor) between 1 and 120),
  opened_at timestamptz not null default now(),
  -- Since when the operator is writing a reply.
  writing_at timestamptz,
  seen_at timestamptz not null default now()
);
create index desk_presence_submission on private.desk_presence (submission);

-- Records what a window shows, or that it shows no submission any more. wanted: {"tab", "actor", "table", "submission",
-- "is_writing"}, with "table" null for none. Ignores the window of another operator.
create function private.note_presence(wanted jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.desk_presence p
  where p.seen_at < now() - interval '5 minutes'
    or wanted ->> 'table' is null and p.tab = (wanted ->> 'tab')::uuid and p.actor = wanted ->> 'actor';
  if wanted ->> 'table' is null then
    return;
  end if;
  insert into private.desk_presence as p (tab, submission_table, submission, actor, writing_at)
  values (
    (wanted ->> 'tab')::uuid, wanted ->> 'table', (wanted ->> 'submission')::uuid, wanted ->> 'actor',
    case when (wanted ->> 'is_writing')::boolean then now() end
  )
  on conflict on constraint desk_presence_pkey do update set
    submission_table = excluded.submission_table,
    submission = excluded.submission,
    opened_at = case
      when p.submission = excluded.submission and p.submission_table = excluded.submission_table then p.opened_at else now()
    end,
    writing_at = case when excluded.writing_at is not null then coalesce(
      case when p.submission = excluded.submission and p.submission_table = excluded.submission_table then p.writing_at end, now()
    ) end,
    seen_at = now()
  where p.actor = excluded.actor;
end
$$;

revoke execute on function private.note_presence(jsonb) from public;

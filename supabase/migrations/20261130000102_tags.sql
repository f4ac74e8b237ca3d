-- Tags that operators give to submissions at the desk, such as "night shift". Visitors have no access.

create table private.lead_tags (
  submission_table text not null check (submission_table in ('contact_submissions', 'resume_submissions', 'salary_report_downloads')),
  submission uuid not null,
  tag text not null check (
    tag = lower(btrim(tag)) and char_length(tag) between 1 and 40 and tag !~ '[@,<>"[:cntrl:]]'
    -- No phone numbers, since an erasure keeps tags.
    and char_length(regexp_replace(tag, '[^0-9]', '', 'g')) <= 4
  ),
  primary key (submission, submission_table, tag)
);
create index lead_tags_tag on private.lead_tags (tag, submission_table, submission);

insert into private.kept_columns (of_table, of_column, reason) values
  ('private.lead_tags', 'tag', 'a tag has no @, and at most four digits');

-- Adds a tag to each {"table", "id"} in a list, or removes it, and records that. Skips rows that no longer exist. Returns how
-- many submissions changed.
create function private.tag_leads(wanted jsonb, new_tag text, is_added boolean, operator text) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  one record;
  tagged integer := 0;
begin
  for one in select * from private.lock_submissions(wanted) loop
    if is_added then
      insert into private.lead_tags (submission_table, submission, tag) values (one.of_table, one.id, new_tag)
      on conflict do nothing;
    else
      delete from private.lead_tags t where t.submission = one.id and t.submission_table = one.of_table and t.tag = new_tag;
    end if;
    continue when not found;
    insert into private.lead_events (submission_table, submission, actor, what, detail)
    values (one.of_table, one.id, operator, case when is_added then 'tagged' else 'untagged' end, jsonb_build_object('tag', new_tag));
    tagged := tagged + 1;
  end loop;
  return tagged;
end
$$;

create function private.forget_tags() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.lead_tags t using gone where t.submission = gone.id and t.submission_table = tg_table_name;
  return null;
end
$$;
select private.on_submission_tables($sql$
  create trigger forget_tags after delete on public.%1$I referencing old table as gone
    for each statement execute function private.forget_tags();
$sql$);

revoke execute on function private.tag_leads(jsonb, text, boolean, text), private.forget_tags() from public;

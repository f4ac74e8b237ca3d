create table private.publishable_key (
  only_row boolean primary key default true check (only_row),
  value text not null check (value <> '')
);
revoke all on private.publishable_key from public;

create function private.remove_abandoned_uploads(max_files integer default 100) returns setof text
language plpgsql volatile set search_path = ''
as $$
declare
  abandoned record;
begin
  for abandoned in
    select u.id, u.name from private.uploads u
    where not u.is_stored and u.created_at < now() - interval '1 hour'
    order by u.created_at
    limit max_files
    for update of u skip locked
  loop
    insert into storage.objects (bucket_id, name) values ('resumes', abandoned.name) on conflict do nothing;
    if found then
      delete from storage.objects o where o.bucket_id = 'resumes' and o.name = abandoned.name;
      return next abandoned.name;
    end if;
    delete from private.uploads u where u.id = abandoned.id;
  end loop;
end
$$;

create or replace function private.forget_uploads(max_rows integer) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads where id in (
    select u.id from private.uploads u
    where u.is_stored
      and u.created_at < now() - interval '1 day'
      and (
        not exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = u.name)
        or exists (select from public.resume_submissions r where r.resume_file_path = u.name)
      )
    limit max_rows
    for update of u skip locked
  )
$$;

revoke execute on all functions in schema private from public;

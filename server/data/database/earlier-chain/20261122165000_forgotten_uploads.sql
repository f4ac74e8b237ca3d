create or replace function private.forget_uploads(max_rows integer) returns void
language sql volatile set search_path = ''
as $$
  delete from private.uploads where id in (
    select u.id from private.uploads u
    where u.created_at < now() - interval '1 day'
      and (
        not exists (select from storage.objects o where o.bucket_id = 'resumes' and o.name = u.name)
        or exists (select from public.resume_submissions r where r.resume_file_path = u.name)
      )
    limit max_rows
    for update of u skip locked
  )
$$;

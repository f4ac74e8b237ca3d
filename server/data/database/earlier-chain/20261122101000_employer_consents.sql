alter table public.contact_submissions
  add column employer boolean,
  add column agreement boolean;

grant insert (employer, agreement) on public.contact_submissions to anon;

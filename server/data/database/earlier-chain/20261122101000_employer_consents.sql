-- The two boxes of the employer form, as values beside the text that was agreed to. Null for a form that does not ask, for older rows, and
-- for what an older page or a partner's script sends.

alter table public.contact_submissions
  add column employer boolean,
  add column agreement boolean;

grant insert (employer, agreement) on public.contact_submissions to anon;

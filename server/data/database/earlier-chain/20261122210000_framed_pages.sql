create function private.judge_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  page_origin text := lower(substring(new.page_url from '^https?://[^/]+'));
  is_own_frame boolean := new.page_url ~ '^https?://[^/]+/embed/frame/';
  points smallint := (select p.points from private.spam_points p where p.signal = 'unknown_origin');
begin
  if points > 0
    and headers is not null
    and (is_own_frame or page_origin is distinct from lower(headers ->> 'origin'))
    and exists (select from private.known_origins)
    and (is_own_frame or not exists (select from private.known_origins k where k.origin = page_origin))
  then
    -- The frame's own origin adds no information.
    new.spam_reasons := (new.spam_reasons - 'unlisted_host') || jsonb_build_object('unknown_origin', points);
    new.spam_score := least(100, (select sum(reason.value::integer) from jsonb_each_text(new.spam_reasons) reason));
  end if;
  return new;
end
$$;

create trigger prepare_page before insert on public.contact_submissions for each row
  when (new.page_url is not null) execute function private.judge_page();
create trigger prepare_page before insert on public.resume_submissions for each row
  when (new.page_url is not null) execute function private.judge_page();
create trigger prepare_page before insert on public.salary_report_downloads for each row
  when (new.page_url is not null) execute function private.judge_page();

revoke execute on all functions in schema private from public;

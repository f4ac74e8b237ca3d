-- Renames "suspect" and "suspicion" to "flagged", the term used at the desk and in the docs.

alter function private.is_suspect(smallint) rename to is_flagged;
alter function private.release_suspect(text, uuid, text) rename to release_flagged_submission;
alter function private.release_suspects(jsonb, text) rename to release_flagged_submissions;

alter table private.partner_leads rename column suspects to flagged;
alter table private.partner_leads rename constraint partner_leads_suspects_check to partner_leads_flagged_check;

alter table private.deliveries drop constraint deliveries_held_for_check;
update private.deliveries set held_for = 'flagged' where held_for = 'suspicion';
alter table private.deliveries add constraint deliveries_held_for_check check (held_for in ('flagged', 'limit', 'restored'));

-- Rename the terms in function bodies too.
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'private'::regnamespace and p.prosrc ~ 'suspect|suspicion'
  loop
    definition := replace(definition, 'release_suspect', 'release_flagged_submission');
    definition := replace(definition, 'is_suspect', 'is_flagged');
    definition := replace(definition, 'suspects', 'flagged');
    execute replace(definition, 'suspicion', 'flagged');
  end loop;
end
$$;

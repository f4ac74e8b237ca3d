-- Replies that operators write at the desk. What was sent is an event 'replied' of the submission, so nobody changes it,
-- and it is deleted along with the submission. The event's detail has "to", "subject", "text", "template" (an id in
-- replies.yaml, or null) and "reply_to" (the operator's address, or null for the agency's). The outbox sends it.

alter table private.deliveries
  drop constraint deliveries_event_check,
  add constraint deliveries_event_check check (event in (
    'lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed', 'operator.link_asked',
    'alert.asked', 'alert.due', 'opening.due', 'lead.replied'
  )),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook', 'operator-link',
    'sender-alert', 'sender-digest', 'agency-opening', 'sender-reply'
  ));

-- Records a reply, queues its email, and marks a new or read submission as contacted. wanted: {"id": the id of the
-- delivery, "table", "submission", "actor", "subject", "text", "template", "reply_to", "seen": the id of the last reply that
-- the operator has seen, or null}. Returns {"outcome": "sent", "status"}, also if this delivery exists already, or the
-- outcome "gone", "no_address", "flagged", or "conflict", the last with the other operator's reply.
create function private.send_reply(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  address text;
  score smallint;
  status_before text;
  last private.lead_events;
  written bigint;
begin
  -- A concurrent operator waits here, then reads what the first one wrote.
  execute format('select s.email, s.spam_score, s.status from public.%I s where s.id = $1 for no key update', wanted ->> 'table')
    into address, score, status_before using (wanted ->> 'submission')::uuid;
  if score is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if exists (select from private.deliveries d where d.id = (wanted ->> 'id')::uuid) then
    return jsonb_build_object('outcome', 'sent', 'status', status_before);
  end if;
  if address is null then
    return jsonb_build_object('outcome', 'no_address');
  end if;
  if private.is_flagged(score) and not exists (
    select from private.lead_events e
    where e.submission = (wanted ->> 'submission')::uuid and e.submission_table = wanted ->> 'table' and e.what = 'released'
  ) then
    return jsonb_build_object('outcome', 'flagged');
  end if;
  select * into last from private.lead_events e
  where e.submission = (wanted ->> 'submission')::uuid and e.submission_table = wanted ->> 'table' and e.what = 'replied'
  order by e.id desc limit 1;
  if coalesce(last.id, 0) <> coalesce((wanted ->> 'seen')::bigint, 0) then
    return jsonb_build_object('outcome', 'conflict', 'change', last.id, 'at', last.at, 'actor', last.actor);
  end if;
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (
    wanted ->> 'table', (wanted ->> 'submission')::uuid, wanted ->> 'actor', 'replied',
    jsonb_build_object('to', address) || jsonb_strip_nulls(jsonb_build_object(
      'subject', wanted ->> 'subject', 'text', wanted ->> 'text', 'template', wanted ->> 'template', 'reply_to', wanted ->> 'reply_to'
    ))
  )
  returning id into written;
  insert into private.deliveries (id, event, kind, submission_table, submission, lead_event, recipient)
  values (
    (wanted ->> 'id')::uuid, 'lead.replied', 'sender-reply', wanted ->> 'table', (wanted ->> 'submission')::uuid, written, address
  );
  return jsonb_build_object('outcome', 'sent', 'status', private.note_contact(
    wanted ->> 'table', (wanted ->> 'submission')::uuid, wanted ->> 'actor', status_before
  ));
end
$$;

revoke execute on function private.send_reply(jsonb) from public;

-- Records a phone call or a text message. Whoever was reached or texted has been contacted. wanted: {"table", "submission",
-- "actor", "result", "note"}. Returns {"outcome": "logged", "status"} or the outcome "gone".
create function private.log_call(wanted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  status_before text;
begin
  execute format('select s.status from public.%I s where s.id = $1 for no key update', wanted ->> 'table')
    into status_before using (wanted ->> 'submission')::uuid;
  if status_before is null then
    return jsonb_build_object('outcome', 'gone');
  end if;
  insert into private.lead_events (submission_table, submission, actor, what, detail)
  values (
    wanted ->> 'table', (wanted ->> 'submission')::uuid, wanted ->> 'actor', 'called',
    jsonb_strip_nulls(jsonb_build_object('result', wanted ->> 'result', 'note', wanted ->> 'note'))
  );
  if wanted ->> 'result' in ('reached', 'texted') then
    status_before := private.note_contact(wanted ->> 'table', (wanted ->> 'submission')::uuid, wanted ->> 'actor', status_before);
  end if;
  return jsonb_build_object('outcome', 'logged', 'status', status_before);
end
$$;

revoke execute on function private.log_call(jsonb) from public;

-- Operators, who sign in to the desk with a link by email, and the log of what they viewed and changed. Secrets are
-- stored as SHA-256 hashes of 256 random bits. Visitors have no access.

create table private.operators (
  id uuid primary key default gen_random_uuid(),
  -- In the form that parseEmail (model/submissions/email-address.ts) returns. Null once the operator is removed; the
  -- name stays for the log.
  email text unique check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  name text not null check (char_length(name) between 1 and 120),
  role text not null check (role in ('recruiter', 'admin')),
  added_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint email_until_removed check ((removed_at is null) = (email is not null))
);
-- Owners of submissions and authors of notes are known by their name.
create unique index operators_name on private.operators (lower(name)) where removed_at is null;

create table private.operator_links (
  id uuid primary key default gen_random_uuid(),
  operator uuid not null references private.operators (id) on delete cascade,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes',
  -- Hash of a cookie of the browser that asked for the link, which alone may use it. Null for a link made on the
  -- command line, which works in any browser.
  browser_hash bytea check (octet_length(browser_hash) = 32),
  -- Null until the email is written.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  -- Address of the desk, with which the link begins.
  desk_url text not null check (char_length(desk_url) <= 300),
  used_at timestamptz
);
create index operator_links_operator on private.operator_links (operator, asked_at);

create table private.operator_sessions (
  session_hash bytea primary key check (octet_length(session_hash) = 32),
  operator uuid not null references private.operators (id) on delete cascade,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '12 hours'
);
create index operator_sessions_operator on private.operator_sessions (operator);

-- What operators viewed and changed, at the desk or with npm run operators. Contains no data of senders.
create table private.operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for who uses the machine itself.
  operator uuid references private.operators (id) on delete set null,
  actor text not null check (char_length(actor) between 1 and 120),
  action text not null check (action ~ '^[a-z]+(_[a-z]+)*$'),
  -- Not `submission_table` and `submission`, which would mark the row as a part of the submission: it outlives that.
  viewed_table text,
  viewed_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index operator_log_viewed on private.operator_log (viewed_id, at) where viewed_id is not null;
create index operator_log_operator on private.operator_log (operator, at);

-- Makes the log append-only. An erasure may redact names, and the removal of an operator's row clears its reference.
create function private.keep_operator_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (
    current_setting('private.erases', true) = 'on' and to_jsonb(new) - array['actor', 'detail'] = to_jsonb(old) - array['actor', 'detail']
    or new.operator is null and to_jsonb(new) - 'operator' = to_jsonb(old) - 'operator'
  ) then
    return new;
  end if;
  raise sqlstate '55000' using message = 'Rows of private.operator_log are not changed or deleted';
end
$$;

create trigger keep before update or delete on private.operator_log
  for each row execute function private.keep_operator_log();

-- Links are sent by the outbox: submission_table is then operator_links, and submission the id of the link.
alter table private.deliveries
  drop constraint deliveries_event_check,
  add constraint deliveries_event_check check (event in (
    'lead.created', 'resume.created', 'resume.file_refused', 'report.requested', 'lead.status_changed', 'operator.link_asked'
  )),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'agency-lead', 'agency-resume', 'agency-report-request', 'sender-receipt', 'sender-file-fault', 'sender-report', 'webhook', 'operator-link'
  )),
  drop constraint deliveries_submission_table_check,
  add constraint deliveries_submission_table_check check (submission_table in (
    'contact_submissions', 'resume_submissions', 'salary_report_downloads', 'operator_links'
  ));

create trigger forget_deliveries after delete on private.operator_links referencing old table as gone
  for each statement execute function private.forget_deliveries();

-- operator_links: requests for a link, known address or not. `total` counts the links of an operator, from any network.
insert into private.rate_limits (scope, subject, max_count, window_seconds) values
  ('operator_links', 'address', 20, 3600),
  ('operator_links', 'network', 60, 3600),
  ('operator_links', 'email', 6, 3600),
  ('operator_links', 'total', 60, 86400);

-- Queues an email with a link for the operator with this address, unless a limit is reached, or the same browser has
-- asked for one within the last minute. Returns nothing, so that the caller cannot report whether there is an operator.
-- client is the IP address of who asks, as of private.client_address().
create function private.ask_operator_link(wanted_email text, browser bytea, client text, desk text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  network text := private.network_of(client);
  mailbox text := private.counted_mailbox(wanted_email);
  known uuid;
  link uuid;
begin
  if not (
    private.count_hits('operator_links', 'address', client, 1)
    and private.count_hits('operator_links', 'network', network, 1)
    -- Counted for each network, so that nobody can use up an operator's limit from elsewhere.
    and private.count_hits('operator_links', 'email', mailbox || ' ' || network, 1)
  ) then
    return;
  end if;
  delete from private.operator_links l where l.expires_at < now() - interval '1 day';
  select o.id into known from private.operators o where o.email = wanted_email;
  if known is null
    or exists (
      select from private.operator_links l
      where l.operator = known and l.browser_hash = browser and l.asked_at > now() - interval '1 minute'
    )
    or not private.count_hits('operator_links', 'total', mailbox, 1)
  then
    return;
  end if;
  insert into private.operator_links (operator, browser_hash, desk_url) values (known, browser, desk) returning id into link;
  insert into private.deliveries (event, kind, submission_table, submission, recipient)
  values ('operator.link_asked', 'operator-link', 'operator_links', link, 'operator');
end
$$;

-- Uses a link once, in the browser for which it was made, and starts a session. Returns the operator's id, or null.
create function private.start_operator_session(token bytea, browser bytea, new_session bytea) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  known uuid;
begin
  -- The lock makes a removal wait, which then deletes the session.
  select o.id into known from private.operators o
  where o.removed_at is null and o.id = (select l.operator from private.operator_links l where l.token_hash = token)
  for share;
  -- A concurrent request waits here, then finds the link used.
  update private.operator_links l set used_at = now()
  where l.token_hash = token and l.operator = known and l.used_at is null and l.expires_at > now()
    and (l.browser_hash is null or l.browser_hash = browser)
  returning l.operator into known;
  if known is not null then
    delete from private.operator_sessions s where s.expires_at < now();
    insert into private.operator_sessions (session_hash, operator) values (new_session, known);
  end if;
  return known;
end
$$;

-- Removes the operator with this address, and ends the sessions. Returns the name, or null if there is no such operator.
create function private.remove_operator(wanted_email text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  gone private.operators;
begin
  update private.operators o set email = null, removed_at = now() where o.email = wanted_email returning * into gone;
  delete from private.operator_sessions s where s.operator = gone.id;
  delete from private.operator_links l where l.operator = gone.id;
  return gone.name;
end
$$;

insert into private.kept_columns (of_table, of_column, reason) values
  ('private.operators', '*', 'npm run operators removes the address'),
  ('private.operator_links', '*', 'the address of the desk'),
  ('private.operator_log', 'viewed_table', 'names of tables');

revoke execute on function private.keep_operator_log(), private.ask_operator_link(text, bytea, text, text),
  private.start_operator_session(bytea, bytea, bytea), private.remove_operator(text) from public;

create table private.delivery_settings (
  only_row boolean primary key default true check (only_row),
  held_from_score smallint not null default 60 check (held_from_score between 1 and 101),
  -- Recipient of emails to the agency; null means the `email` in content/_data/agency.yaml.
  agency_address text check (char_length(agency_address) <= 254 and agency_address ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
insert into private.delivery_settings default values;

create table private.delivery_rules (
  id integer generated always as identity primary key,
  event text not null,
  kind text not null,
  -- 'agency', 'sender', or an email address.
  recipient text not null check (
    recipient in ('agency', 'sender') or (char_length(recipient) <= 254 and recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$')
  ),
  context text,
  partner text,
  state text check (state ~ '^[a-z]+(-[a-z]+)*$'),
  enabled boolean not null default true,
  constraint kind_of_event check (
    case event
      when 'lead.created' then kind in ('agency-lead', 'sender-receipt')
      when 'resume.created' then kind in ('agency-resume', 'sender-receipt')
      when 'report.requested' then kind in ('agency-report-request', 'sender-report')
      else false
    end
  ),
  constraint kind_of_recipient check ((recipient = 'sender') = (kind in ('sender-receipt', 'sender-report')))
);

insert into private.delivery_rules (event, kind, recipient) values
  ('lead.created', 'agency-lead', 'agency'),
  ('lead.created', 'sender-receipt', 'sender'),
  ('resume.created', 'agency-resume', 'agency'),
  ('resume.created', 'sender-receipt', 'sender'),
  ('report.requested', 'agency-report-request', 'agency'),
  ('report.requested', 'sender-report', 'sender');

create table private.webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null check (url ~ '^https://' and char_length(url) <= 2048),
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$')
    default 'whsec_' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'),
  events text[] not null default array['lead.created', 'resume.created', 'report.requested', 'lead.status_changed']
    check (events <@ array['lead.created', 'resume.created', 'report.requested', 'lead.status_changed']),
  partner text,
  enabled boolean not null default true
);

insert into private.rate_limits (scope, subject, max_count, window_seconds) values ('sender_mails', 'email', 5, 86400);

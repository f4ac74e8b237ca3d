-- What npm run webhooks and the desk say about a webhook endpoint, and the format of what it receives.

alter table private.webhooks
  add column name text check (char_length(name) between 1 and 80),
  -- 'signed' is Standard Webhooks; the others are the messages of Slack's and Microsoft Teams' incoming webhooks.
  add column format text not null default 'signed' check (format in ('signed', 'slack', 'teams')),
  add column added_at timestamptz not null default now();
-- Commands name an endpoint.
create unique index webhooks_name on private.webhooks (lower(name));

-- For the deliveries of an endpoint.
create index deliveries_webhook on private.deliveries (recipient, created_at) where kind = 'webhook';

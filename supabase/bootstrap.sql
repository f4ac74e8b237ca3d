-- Creates what the migrations expect from hosted Supabase: its roles and storage tables. Runs before the migrations
-- and on every start, so each statement is idempotent.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is not null then
    return;
  end if;
  create schema if not exists storage;
  create table storage.buckets (
    id text primary key,
    name text not null unique,
    owner uuid,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    public boolean default false,
    avif_autodetection boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[],
    owner_id text
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    owner uuid,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    last_accessed_at timestamptz default now(),
    metadata jsonb,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored,
    version text,
    owner_id text,
    user_metadata jsonb
  );
  create unique index bucketid_objname on storage.objects (bucket_id, name);
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  -- The same grants as on hosted Supabase, where only policies protect the objects.
  grant usage on schema storage to anon, authenticated, service_role;
  grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
end
$$;

-- The Supabase CLI's table of applied migrations.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

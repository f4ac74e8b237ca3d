import { readFileSync, readdirSync } from "node:fs";
import pg from "pg";
import { beforeAll } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { startPostgres } from "./postgres-server.ts";

/**
 * Sets up a database like a new hosted Supabase project: another role owns the storage tables, the migrating role is
 * not a superuser, and new tables in `public` are granted to everyone, as in projects created before 2026. To create
 * policies on storage.objects, the migrating role is a member of its owner.
 */
const setupSql = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_storage_admin nologin;
  create role project_owner login createrole bypassrls noinherit;
  grant anon, authenticated, service_role to project_owner;
  grant create on database postgres to project_owner;
  grant all on schema public to project_owner;
  alter default privileges for role project_owner in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public grant all on functions to anon, authenticated;
  create schema storage;
  create table storage.buckets (
    id text primary key, name text not null unique, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text,
    created_at timestamptz default now(), metadata jsonb, version text, user_metadata jsonb, unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to supabase_storage_admin, project_owner, anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to project_owner, anon, authenticated, service_role;
  alter table storage.buckets owner to supabase_storage_admin;
  alter table storage.objects owner to supabase_storage_admin;
`;

export type HostedProject = Awaited<ReturnType<typeof startHostedProject>>;

/** Starts a project for all tests of a file or suite. */
export function useHostedProject(): HostedProject {
  const shared = {} as HostedProject;
  beforeAll(async () => {
    const project = await startHostedProject();
    Object.assign(shared, project);
    return () => project.stop();
  });
  return shared;
}

async function startHostedProject() {
  const server = await startPostgres();
  const administrator = new pg.Client(server.url);
  await administrator.connect();
  await administrator.query(setupSql);
  const owner = await openPostgres(server.url.replace("postgres@", "project_owner@"));
  const folder = new URL("../../supabase/migrations/", import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    const sql = readFileSync(new URL(file, folder), "utf8");
    const createsPolicy = /policy "[^"]+" on storage\.objects/.test(sql);
    if (createsPolicy)
      await administrator.query(
        "alter role project_owner inherit; grant supabase_storage_admin to project_owner",
      );
    await owner.transaction((transaction) => transaction.run(sql));
    if (createsPolicy)
      await administrator.query(
        "revoke supabase_storage_admin from project_owner; alter role project_owner noinherit",
      );
  }
  await administrator.end();
  return {
    url: server.url,
    owner,
    stop: async () => {
      await owner.close();
      await server.stop();
    },
  };
}

import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, inject } from "vitest";
import type { Database } from "../../server/data/database/database.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";

export type SuiteDatabase = Awaited<ReturnType<typeof createDatabase>>;

/**
 * Creates a database on the shared PostgreSQL server (only with `npm test -- --all`).
 * @param template database to copy: by default, a migrated one; `template0` is empty
 */
export async function createDatabase(template: "postgres" | "template0" = "postgres") {
  const server = inject("sharedPostgres");
  if (server === undefined) throw new Error("There is no PostgreSQL server to create a database on");
  const name = `suite_${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `create database ${name} template ${template}`);
  return {
    url: addressOf(server, name),
    drop: () => runSql(server, `drop database ${name} with (force)`),
  };
}

/** Creates a database for all tests of a file or suite. */
export function useDatabase(template?: "postgres" | "template0"): { url: string } {
  const shared = { url: "" };
  beforeAll(async () => {
    const database = await createDatabase(template);
    shared.url = database.url;
    return () => database.drop();
  });
  return shared;
}

/** Opens a PostgreSQL database only for this work. */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgres(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const addressOf = (server: string, database: string): string => server.replace("/postgres?", `/${database}?`);

export async function runSql(server: string, sql: string): Promise<void> {
  const client = new pg.Client(addressOf(server, "template1"));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

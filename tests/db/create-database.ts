import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export interface SuiteDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the shared PostgreSQL server (only with `npm test -- --all`).
 * @param template database to copy: by default, a migrated one; `template0` is empty
 */
export async function createDatabase(
  template: "postgres" | "template0" = "postgres",
): Promise<SuiteDatabase> {
  const server = inject("sharedPostgres");
  if (server === undefined) throw new Error("There is no PostgreSQL server to create a database on");
  const name = `suite_${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `create database ${name} template ${template}`);
  return {
    url: addressOf(server, name),
    drop: () => runSql(server, `drop database ${name} with (force)`),
  };
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

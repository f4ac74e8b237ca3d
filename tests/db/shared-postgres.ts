import type { TestProject } from "vitest/node";
import { isFullRun } from "../is-full-run.ts";
import { runSql } from "./create-database.ts";
import { postgresMissing, startMigratedPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the shared PostgreSQL server; undefined if there is none. */
    sharedPostgres: string | undefined;
  }
}

/**
 * Starts one PostgreSQL server for all suites that do not stop it. Each uses its own database
 * (`createDatabase`).
 */
export default async function startSharedPostgres({
  provide,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = isFullRun && postgresMissing === undefined ? await startMigratedPostgres() : undefined;
  provide("sharedPostgres", server?.url);
  if (server === undefined) return undefined;
  // A database with open connections cannot be copied.
  await runSql(server.url, "alter database postgres allow_connections false");
  return () => server.stop();
}

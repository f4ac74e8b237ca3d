import type { TestProject } from "vitest/node";
import { isFullRun } from "../is-full-run.ts";
import { runSql } from "./create-database.ts";
import { postgresSkipReason, startMigratedPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the shared PostgreSQL server; undefined if there is none. */
    sharedPostgres: string | undefined;
  }
}

/**
 * Starts the PostgreSQL server that most suites share, each with its own database (`createDatabase`). Suites that
 * stop or kill a server start their own.
 */
export default async function startSharedPostgres({
  provide,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = isFullRun && postgresSkipReason === undefined ? await startMigratedPostgres() : undefined;
  provide("sharedPostgres", server?.url);
  if (server === undefined) return undefined;
  // PostgreSQL cannot copy a database with open connections, so the template must have none.
  await runSql(server.url, "alter database postgres allow_connections false");
  return () => server.stop();
}

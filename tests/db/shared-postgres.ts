import type { TestProject } from "vitest/node";
import { isAll } from "../is-all.ts";
import { runSql } from "./create-database.ts";
import { postgresMissing, startMigratedPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server that suites share; undefined where there is none. */
    sharedPostgres: string | undefined;
  }
}

/** One PostgreSQL server for all suites that do not end it; each uses a database of its own (`createDatabase`). */
export default async function startSharedPostgres({
  provide,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = isAll && postgresMissing === undefined ? await startMigratedPostgres() : undefined;
  provide("sharedPostgres", server?.url);
  if (server === undefined) return undefined;
  // A database with a connection cannot be copied.
  await runSql(server.url, "alter database postgres allow_connections false");
  return () => server.stop();
}

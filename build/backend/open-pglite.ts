import { PGlite } from "@electric-sql/pglite";
import { BackendError, oneLine } from "./backend-error.ts";
import type { Database, Queryable } from "./database.ts";

type Client = Pick<PGlite, "query" | "exec">;

const queryable = (client: Client): Queryable => ({
  async query<T extends object>(sql: string, parameters?: unknown[]) {
    return (await client.query<T>(sql, parameters)).rows;
  },
  async run(sql) {
    await client.exec(sql);
  },
});

/**
 * Opens PostgreSQL inside this process, stored in `folder`. The caller holds the folder's lock.
 * @throws BackendError when the folder's content cannot be opened.
 */
export async function openPglite(folder: string): Promise<Database> {
  const client = await PGlite.create(folder).catch((error: unknown) => {
    throw new BackendError(
      `Cannot open the database in ${folder}: ${oneLine(error)}. Restore that folder from a backup, or move it away to start empty.`,
    );
  });
  return {
    ...queryable(client),
    transaction: (work) => client.transaction((transaction) => work(queryable(transaction))),
    close: () => client.close(),
  };
}

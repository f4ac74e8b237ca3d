import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { BackendError, oneLine } from "../backend-error.ts";
import type { Database, Queryable } from "./database.ts";
import { DurableFiles, durableStart } from "../files/durable-files.ts";
import { requireSpace } from "../files/free-space.ts";

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
 * Opens PostgreSQL inside this process, stored in `folder`, whose parent exists. The caller holds the folder's lock.
 * @throws BackendError when the folder's content cannot be opened, or its disk is full.
 */
export async function openPglite(folder: string): Promise<Database> {
  await requireSpace(dirname(folder)).catch((error: unknown) => {
    throw new BackendError(
      `Cannot open the database in ${folder}: ${oneLine(error)}. Free some space, or set DATA_DIR to a folder elsewhere.`,
    );
  });
  const options = { fs: new DurableFiles(folder), startParams: durableStart };
  const client = await PGlite.create(options).catch((error: unknown) => {
    throw new BackendError(
      `Cannot open the database in ${folder}: ${oneLine(error)}. Restore that folder from a backup, or move it away to start empty.`,
    );
  });
  return {
    ...queryable(client),
    async transaction(work) {
      await requireSpace(folder);
      return client.transaction((transaction) => work(queryable(transaction)));
    },
    close: () => client.close(),
  };
}

import { readLocalKey, writeLocalKey } from "../../site/model/local-key.ts";
import type { Queryable } from "./database/database.ts";

/** Where the key of pages comes from. */
export interface KeySource {
  /** `PUBLISHABLE_KEY`, which is taken before all others. */
  given: string | undefined;
  /** The folder whose `publishable-key` pages are built with. */
  dataDir: string;
  /** A database that several servers share, and the key with it. */
  shared: Queryable | undefined;
}

/**
 * The key that browsers send: the given one, else that of a shared database, into which the first server that starts puts its own,
 * else that of the data folder. It is left in the data folder, so that `npm run build` there makes pages for the same key.
 */
export async function chooseKey({ given, dataDir, shared }: KeySource): Promise<string> {
  const own = await readLocalKey(dataDir);
  const key = given ?? (shared ? await shareKey(shared, own) : own);
  if (key !== own) await writeLocalKey(dataDir, key);
  return key;
}

async function shareKey(database: Queryable, own: string): Promise<string> {
  await database.query("insert into private.publishable_key (value) values ($1) on conflict do nothing", [
    own,
  ]);
  const [row] = await database.query<{ value: string }>("select value from private.publishable_key");
  return row?.value ?? own;
}

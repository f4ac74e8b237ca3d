import { isPublishableKey, PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import type { Queryable } from "../data/database/database.ts";
import { readEarlierKeys } from "../data/files/key-file.ts";

/**
 * The publishable keys that the API accepts: the one that pages carry, `PUBLISHABLE_KEY`, and those that an earlier release made for a
 * data folder or for the servers that share a database.
 */
export async function acceptedKeys(
  dataDir: string,
  database: Queryable,
  further: string | undefined,
): Promise<string[]> {
  const shared = await database.query<{ value: string }>("select value from private.publishable_key");
  const earlier = [...(await readEarlierKeys(dataDir)), ...shared.map(({ value }) => value)];
  return [PUBLISHABLE_KEY, ...(further === undefined ? [] : [further]), ...earlier.filter(isPublishableKey)];
}

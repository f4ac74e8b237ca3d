import { isPublishableKey, PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import type { Queryable } from "../data/database/database.ts";
import { readEarlierPublishableKeys } from "../data/files/key-file.ts";

/**
 * Returns the publishable keys that the API accepts: the built-in `PUBLISHABLE_KEY`, the operator's additional key,
 * and keys that earlier versions generated per data folder or database.
 */
export async function readAcceptedKeys(
  dataDir: string,
  database: Queryable,
  additionalKey: string | undefined,
): Promise<string[]> {
  const databaseKeys = await database.query<{ value: string }>("select value from private.publishable_key");
  const earlierKeys = [
    ...(await readEarlierPublishableKeys(dataDir)),
    ...databaseKeys.map(({ value }) => value),
  ];
  return [
    PUBLISHABLE_KEY,
    ...(additionalKey === undefined ? [] : [additionalKey]),
    ...earlierKeys.filter(isPublishableKey),
  ];
}

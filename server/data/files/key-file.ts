import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isPublishableKey } from "../../../site/settings/publishable-key.ts";
import { ifMissing } from "./if-missing.ts";

const keyFile = (dataDir: string) => join(dataDir, "publishable-key");

export const parseKeys = (text: string): string[] => text.split("\n").map((line) => line.trim());

/**
 * Reads the keys that earlier versions generated for a data folder, because pinned scripts on partners' pages
 * still send them. Skips invalid lines.
 * @returns an empty list for a folder created by this version
 */
export async function readEarlierPublishableKeys(dataDir: string): Promise<string[]> {
  return parseKeys(await readFile(keyFile(dataDir), "utf8").catch(ifMissing(""))).filter(isPublishableKey);
}

export async function addEarlierPublishableKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  const earlierKeys = await readEarlierPublishableKeys(dataDir);
  const all = new Set([...earlierKeys, ...keys.filter(isPublishableKey)]);
  if (all.size === earlierKeys.length) return;
  const draft = `${keyFile(dataDir)}.draft`;
  await writeFile(draft, `${[...all].join("\n")}\n`, { mode: 0o600, flush: true });
  await rename(draft, keyFile(dataDir));
}

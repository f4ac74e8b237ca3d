import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Queryable } from "../../data/database/database.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import { ifMissing } from "../../data/files/durable-files.ts";

/** Records that a row was deleted or its text fields were redacted, by id and without personal data. */
export interface Tombstone {
  submission_table: string;
  submission: string;
  what: "deleted" | "redacted";
  at: string;
}

const fileName = "tombstones.ndjson";

/** Path of the tombstone file: next to the scheduled backups, if any, otherwise in the data folder. */
export const tombstoneFile = (folder: DataFolder, backupDir: string | undefined): string =>
  join(backupDir ?? folder.root, fileName);

export const tombstoneFileIn = (archiveFolder: string): string => join(archiveFolder, fileName);

/**
 * Reads a tombstone file, or returns none if it is missing. Skips invalid lines, such as a line truncated by a power
 * failure.
 */
export async function readTombstones(path: string): Promise<Tombstone[]> {
  const text = await readFile(path, "utf8").catch(ifMissing(""));
  return text.split("\n").flatMap((line) => {
    try {
      const tombstone = JSON.parse(line) as Tombstone | null;
      return typeof tombstone?.submission === "string" ? [tombstone] : [];
    } catch {
      return [];
    }
  });
}

const keyOf = ({ submission_table, submission, what, at }: Tombstone) =>
  `${submission_table} ${submission} ${what} ${at}`;

export async function writeTombstones(database: Queryable, path: string): Promise<void> {
  const stored = await database.query<{ line: Tombstone }>(
    "select to_jsonb(t) as line from private.tombstones t order by at",
  );
  const savedKeys = new Set((await readTombstones(path)).map(keyOf));
  const newTombstones = stored
    .map(({ line }) => line)
    .filter((tombstone) => !savedKeys.has(keyOf(tombstone)));
  if (newTombstones.length === 0) return;
  // Start with a newline, in case a crash truncated the last line of the file.
  const text = `\n${newTombstones.map((tombstone) => JSON.stringify(tombstone)).join("\n")}\n`;
  await appendFile(path, text, { mode: 0o600, flush: true });
}

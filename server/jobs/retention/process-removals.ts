import type { Database } from "../../data/database/database.ts";
import type { ResumeFiles } from "./resume-files.ts";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "../../data/files/durable-files.ts";

export interface RemovalOptions {
  database: Database;
  files: Pick<ResumeFiles, "remove">;
  mailFolder: string;
}

/** How long after a withdrawal an email that is being sent can still be saved to disk: the delivery lease plus a margin. */
const emailGracePeriod = "3 minutes";

interface Removal {
  id: string;
  kind: "file" | "mails";
  name: string;
  is_over: boolean;
}

/**
 * Deletes withdrawn and replaced resume files and the saved emails of withdrawn submissions, then the removal
 * records. A record for emails is kept for `emailGracePeriod`, because a delivery in progress may still save one.
 * @returns the ids of all processed records, including those kept
 */
export async function processRemovals({ database, files, mailFolder }: RemovalOptions): Promise<string[]> {
  const removals = await database.query<Removal>(
    `select r.id::text, r.kind, r.name, r.kind = 'file' or r.at < now() - interval '${emailGracePeriod}' as is_over
     from private.removals r where r.at <= now() order by r.id limit 500`,
  );
  if (removals.length === 0) return [];
  const listNames = (kind: Removal["kind"]) =>
    removals.filter((one) => one.kind === kind).map(({ name }) => name);
  const names = listNames("file");
  if (names.length > 0) await files.remove(names);
  await deleteSavedEmails(mailFolder, listNames("mails"));
  const finishedIds = removals.filter(({ is_over }) => is_over).map(({ id }) => id);
  await database.query("delete from private.removals where id = any ($1::bigint[])", [finishedIds]);
  return removals.map(({ id }) => id);
}

/**
 * Deletes saved emails about the given submissions, whose ids are in the file names.
 * @returns the number of deleted emails
 */
export async function deleteSavedEmails(folder: string, submissions: readonly string[]): Promise<number> {
  const files = await readdir(folder).catch(ifMissing([]));
  const matchingFiles = files.filter((file) => submissions.some((id) => file.includes(id)));
  for (const file of matchingFiles) await rm(join(folder, file), { force: true });
  return matchingFiles.length;
}

import type { Database } from "../../data/database/database.ts";
import { removeWrittenMails } from "./written-mails.ts";

export interface RemovalPlaces {
  database: Database;
  /** Deletes files of the bucket `resumes`, with their rows; missing ones are ignored. */
  removeFiles: (names: string[]) => Promise<void>;
  /** Folder of emails that are saved as files while no SMTP server is set. */
  mailFolder: string;
}

/** How long after a withdrawal an email in progress may still be written: a delivery's lease plus a margin. */
const mailsFor = "3 minutes";

interface Removal {
  id: string;
  kind: "file" | "mails";
  name: string;
  is_over: boolean;
}

/**
 * Deletes files and written emails of withdrawn or replaced submissions, then the records of these removals.
 * @returns the ids of the records; a record about emails recurs until no mail can be in progress
 */
export async function clearRemovals({ database, removeFiles, mailFolder }: RemovalPlaces): Promise<string[]> {
  const removals = await database.query<Removal>(
    `select r.id::text, r.kind, r.name, r.kind = 'file' or r.at < now() - interval '${mailsFor}' as is_over
     from private.removals r order by r.id limit 500`,
  );
  if (removals.length === 0) return [];
  const named = (kind: Removal["kind"]) =>
    removals.filter((one) => one.kind === kind).map(({ name }) => name);
  const files = named("file");
  if (files.length > 0) await removeFiles(files);
  await removeWrittenMails(mailFolder, named("mails"));
  const over = removals.filter(({ is_over }) => is_over).map(({ id }) => id);
  await database.query("delete from private.removals where id = any ($1::bigint[])", [over]);
  return removals.map(({ id }) => id);
}

import type { Database } from "../../data/database/database.ts";
import { removeWrittenMails } from "./written-mails.ts";

/** Where what is left of withdrawn submissions is found. */
export interface RemovalPlaces {
  database: Database;
  /** Deletes files of the bucket `resumes`, with their rows; a name that is not stored is no error. */
  removeFiles: (names: string[]) => Promise<void>;
  /** The folder of mails that were written instead of sent. */
  mailFolder: string;
}

/** How long after a withdrawal a mail may still be written that was under way: the lease of a delivery, and some time to spare. */
const mailsFor = "3 minutes";

interface Removal {
  id: string;
  kind: "file" | "mails";
  name: string;
  is_over: boolean;
}

/**
 * Deletes the files and written mails that senders have withdrawn or replaced, then the notes about them.
 * @returns the numbers of these notes; one about mails is met again until no mail can be under way
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

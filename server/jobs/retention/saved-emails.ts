import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "../../data/files/durable-files.ts";

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

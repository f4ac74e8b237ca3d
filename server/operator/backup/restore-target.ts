import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { BackendError } from "../../platform/backend-error.ts";
import type { Database } from "../../data/database/database.ts";
import { isHosted } from "../../data/database/is-hosted.ts";
import { dataFolderPaths, hasDatabase, type DataFolder } from "../../data/files/data-folder.ts";
import { hostedProjectError } from "./backup-source.ts";

/** Folder that a restore writes to first: rows and files for the embedded database, otherwise only files. */
export const stagingFolder = (folder: DataFolder, isEmbedded: boolean): DataFolder =>
  dataFolderPaths(join(folder.root, isEmbedded ? "restore.draft" : "restore-files.draft"));

/**
 * Checks that a data folder is empty, after deleting leftovers of an interrupted restore. A restore moves the embedded
 * database into place last, so files without it are leftovers.
 * @throws BackendError if the folder contains a database or files
 */
export async function requireEmptyFolder(folder: DataFolder, isEmbedded: boolean): Promise<void> {
  if (await hasDatabase(folder))
    throw new BackendError(
      `${folder.root} already contains a database. Move that folder elsewhere, or set DATA_DIR to another one.`,
    );
  const draft = stagingFolder(folder, isEmbedded);
  if (existsSync(draft.root)) {
    // With a PostgreSQL server, keep the files: restored rows may already reference them.
    if (isEmbedded) await rm(folder.files, { recursive: true, force: true });
    await rm(draft.root, { recursive: true, force: true });
  }
  const entries = await readdir(folder.files, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.some((entry) => entry.isFile()))
    throw new BackendError(
      `${folder.files} already contains files. Move that folder elsewhere, or set DATA_DIR to another one.`,
    );
}

/**
 * Checks that a database contains no submissions or files, and that its migrations match the archive.
 * @param migrations the archive's migrations, sorted
 * @throws BackendError if a check fails
 */
export async function requireEmptyDatabase(database: Database, migrations: readonly string[]): Promise<void> {
  if (await isHosted(database)) throw hostedProjectError();
  const [place] = await database.query<{ is_ours: boolean }>(
    "select to_regclass('public.contact_submissions') is not null as is_ours",
  );
  if (!place?.is_ours) return;
  const [found] = await database.query<{ versions: string[]; is_empty: boolean }>(
    `select array(select version from supabase_migrations.schema_migrations order by version) as versions,
       not exists (select from public.contact_submissions) and not exists (select from public.resume_submissions)
       and not exists (select from public.salary_report_downloads) and not exists (select from storage.objects) as is_empty`,
  );
  if (!found?.is_empty)
    throw new BackendError("The database at DATABASE_URL already contains rows. Create an empty database.");
  if (found.versions.join() !== migrations.join())
    throw new BackendError(
      "The database at DATABASE_URL was set up by a different version than the archive. Restore to a new, empty database.",
    );
}

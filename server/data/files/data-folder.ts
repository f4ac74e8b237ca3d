import { chmodSync, constants, lstatSync, readdirSync } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { ifMissing } from "./durable-files.ts";
import { makePrivateFolder, requireOwnFiles, requireOutsideSite } from "./private-folder.ts";

export type DataFolder = ReturnType<typeof dataFolderPaths>;

const ownEntries = [
  "files",
  "lock",
  "mail",
  "operator.json",
  "pglite",
  "pglite.new",
  // Written before version 1.0, whose databases are refused with their own message.
  "publishable-key",
  "restore-files.draft",
  "restore.draft",
  "tombstones.ndjson",
];

/**
 * Returns the paths in a data folder without creating anything.
 * @throws EnvironmentError if the folder is inside one that the site serves
 */
export function dataFolderPaths(dataDir: string) {
  requireOutsideSite("DATA_DIR", dataDir);
  const root = resolve(dataDir);
  return {
    root,
    database: join(root, "pglite"),
    files: join(root, "files"),
    incoming: join(root, "files", ".incoming"),
    mail: join(root, "mail"),
    operatorApi: join(root, "operator.json"),
  };
}

export async function hasDatabase({ root, database }: DataFolder): Promise<boolean> {
  try {
    await stat(database);
    return true;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw new BackendError(
      `Cannot read the data folder ${root} (${oneLine(error)}). Run this as the user that runs the server, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Creates the data folder if it is missing.
 * @throws BackendError if it cannot be created or written, EnvironmentError if it contains other files or
 * belongs to another user
 */
export async function makeDataFolder(dataDir: string): Promise<DataFolder> {
  const paths = dataFolderPaths(dataDir);
  try {
    await makePrivateFolder("DATA_DIR", paths.root);
    await requireOwnFiles("DATA_DIR", paths.root, ownEntries);
    await mkdir(paths.incoming, { recursive: true, mode: 0o700 });
    await access(paths.root, constants.W_OK | constants.X_OK);
    return paths;
  } catch (error) {
    throw toFolderError(paths, error) ?? error;
  }
}

/**
 * Removes other users' permissions from everything this program created in the folder. Skips files of other owners,
 * as on a volume mounted into a container. Synchronous, since a thousand small calls take a tenth of the time.
 */
export function restrictPermissions(folder: string): void {
  const ownUserId = process.geteuid?.();
  if (ownUserId === undefined) return;
  const restrictEntry = (path: string): void => {
    try {
      const entry = lstatSync(path);
      if (entry.uid !== ownUserId || !(entry.isDirectory() || entry.isFile())) return;
      chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
      if (entry.isDirectory()) for (const name of readdirSync(path)) restrictEntry(join(path, name));
    } catch (error) {
      ifMissing(undefined)(error as NodeJS.ErrnoException);
    }
  };
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
  for (const name of ownEntries) restrictEntry(join(folder, name));
}

export function toFolderError(paths: DataFolder, error: unknown): BackendError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (
    !["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EISDIR", "EEXIST", "ENOENT"].includes(code)
  )
    return undefined;
  return new BackendError(
    `Cannot write to the data folder ${paths.root} (${oneLine(error)}). Make it writable, or set DATA_DIR to another folder.`,
  );
}

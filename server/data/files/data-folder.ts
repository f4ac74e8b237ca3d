import { chmodSync, constants, lstatSync, readdirSync, realpathSync } from "node:fs";
import { access, mkdir, stat, readdir } from "node:fs/promises";
import { join, resolve, basename, dirname, isAbsolute, relative } from "node:path";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { ifMissing } from "./durable-files.ts";
import { EnvironmentError } from "../../../site/settings/environment.ts";

const servedFolders = ["dist", "site/public"];

export type DataFolder = ReturnType<typeof dataFolderPaths>;

const ownEntries = [
  "files",
  "hidden-pages.txt",
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

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

function isInside(path: string, folder: string): boolean {
  const relativePath = relative(realPath(resolve(folder)), realPath(resolve(path)));
  return !isAbsolute(relativePath) && relativePath.split(/[/\\]/)[0] !== "..";
}

/**
 * Checks that a folder of personal data is not in a folder that the site serves.
 * @param name variable that set the folder
 * @throws EnvironmentError if it is
 */
export function requireOutsideSite(name: string, folder: string): void {
  const enclosingFolder = servedFolders.find((one) => isInside(folder, one));
  if (enclosingFolder !== undefined)
    throw new EnvironmentError(
      name,
      folder,
      `a folder outside ${enclosingFolder}, which is served to every visitor`,
    );
}

/**
 * Creates a folder for personal data if it is missing.
 * @param name variable that set the folder
 * @throws EnvironmentError if the site serves it, or if it belongs to another user, who could read and replace its
 * files
 */
export async function makePrivateFolder(name: string, folder: string): Promise<void> {
  requireOutsideSite(name, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ownUserId = process.geteuid?.();
  if (ownUserId === undefined) return;
  const { uid, mode } = await stat(folder);
  if (uid === ownUserId) return;
  // Container volumes often belong to root, and root may use any user's folder.
  const isOwnedByAnotherUser = uid !== 0 && ownUserId !== 0;
  if (isOwnedByAnotherUser || (mode & 0o002) !== 0)
    throw new EnvironmentError(
      name,
      folder,
      isOwnedByAnotherUser
        ? "a folder that you own: this one belongs to another user"
        : "a folder that only you can write to: every user can write to this one",
    );
}

const isIncidental = (entry: string): boolean => entry.startsWith(".") || entry === "lost+found";

/**
 * Checks that a folder belongs to the server, so that changing the permissions of its files is safe.
 * @param ownNames names of the server's files; every folder in use contains at least one
 * @throws EnvironmentError if the folder is not empty and contains none of the server's files
 */
async function requireOwnFiles(name: string, folder: string, ownNames: readonly string[]): Promise<void> {
  const entries = await readdir(folder);
  const foreignEntry = entries.find((entry) => !isIncidental(entry) && !ownNames.includes(entry));
  if (foreignEntry === undefined || entries.some((entry) => ownNames.includes(entry))) return;
  throw new EnvironmentError(
    name,
    folder,
    `an empty folder, or one that this program created: this one contains ${foreignEntry}`,
  );
}

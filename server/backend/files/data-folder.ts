import { constants } from "node:fs";
import { access, chmod, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BackendError, oneLine } from "../backend-error.ts";

/** Where the backend keeps what, all under one folder, which contains personal data and is therefore its owner's alone. */
export interface DataFolder {
  root: string;
  database: string;
  files: string;
  incoming: string;
  /** Mails that were written instead of sent. */
  mail: string;
  operatorChannel: string;
}

/** The paths inside a data folder; nothing is made. */
export function dataFolderPaths(dataDir: string): DataFolder {
  const root = resolve(dataDir);
  return {
    root,
    database: join(root, "pglite"),
    files: join(root, "files"),
    incoming: join(root, "files", ".incoming"),
    mail: join(root, "mail"),
    operatorChannel: join(root, "operator.json"),
  };
}

/**
 * Makes the data folder where it is missing.
 * @throws BackendError when it cannot be made or written.
 */
export async function makeDataFolder(dataDir: string): Promise<DataFolder> {
  const paths = dataFolderPaths(dataDir);
  try {
    await mkdir(paths.incoming, { recursive: true, mode: 0o700 });
    await access(paths.root, constants.W_OK | constants.X_OK);
    return paths;
  } catch (error) {
    throw unusableFolder(paths, error) ?? error;
  }
}

/**
 * Takes every right in the folder from other users of the machine, whatever was there. A file of another owner, as on a volume
 * that a container was given, is left as it is.
 */
export async function closeToOthers(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const refused = (error: NodeJS.ErrnoException) => {
    // PostgreSQL removes files while it runs.
    if (!["EPERM", "ENOENT"].includes(error.code ?? "")) throw error;
  };
  await chmod(folder, 0o700).catch(refused);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600;
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), mode).catch(refused);
  }
}

/** The error of the file system as a BackendError; undefined when the file system is not to blame. */
export function unusableFolder(paths: DataFolder, error: unknown): BackendError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!["EACCES", "EPERM", "EROFS", "ENOSPC", "ENOTDIR", "EEXIST", "ENOENT"].includes(code)) return undefined;
  return new BackendError(
    `Cannot write to the data folder ${paths.root} (${oneLine(error)}). Make it writable, or set DATA_DIR to another folder.`,
  );
}

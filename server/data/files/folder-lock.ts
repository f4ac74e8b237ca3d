import { join } from "node:path";
import {
  readLockHolder,
  LocksUnsupportedError,
  tryFileLock,
  type FileLock,
} from "../../../site/settings/file-lock.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";

export class FolderInUseError extends BackendError {
  override name = "FolderInUseError";
}

/**
 * Locks a folder for this process, using the `lock` file in it.
 * @throws FolderInUseError naming the process that holds the lock
 */
export function lockFolder(folder: string): FileLock {
  const path = join(folder, "lock");
  try {
    const lock = tryFileLock(path);
    if (lock !== undefined) return lock;
  } catch (error) {
    if (!(error instanceof LocksUnsupportedError)) throw error;
    throw new BackendError(
      `The data folder ${folder} is on a file system that cannot lock files (${oneLine(error.cause)}). Set DATA_DIR to another folder.`,
    );
  }
  throw new FolderInUseError(
    `The data folder ${folder} is in use by ${readLockHolder(path)}. Stop that process, or set DATA_DIR to another folder.`,
  );
}

import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { BackendError, oneLine } from "../backend-error.ts";

/** A held lock. */
export interface FolderLock {
  release(): void;
}

/** The folder is held by a living process. */
export class FolderInUseError extends BackendError {
  override name = "FolderInUseError";
}

/** Who holds the lock, as that process has written it there; Windows lets nobody else read a locked file. */
function holderOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}

function tryLockFile(file: number, folder: string): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    throw new BackendError(
      `The data folder ${folder} is on a file system that cannot lock files (${oneLine(error)}). Set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes a folder for this process alone: the operating system's lock on its file `lock`. The system knows who has the file
 * open, so the lock holds between containers that share the folder, whose process numbers mean nothing to each other, and
 * between hosts on a network file system that has locks, such as NFS 4. It ends with the process and not a moment earlier: a
 * process that is stopped still has it, and one that is killed leaves nothing to judge. The file stays, since a lock on a
 * removed file would hold nobody up.
 * @throws FolderInUseError naming the process that holds the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, "lock");
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!tryLockFile(file, folder)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by ${holderOf(path)}. Stop that process, or set DATA_DIR to another folder.`,
      );
    }
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}\n`, 0);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return { release: () => closeSync(file) };
}

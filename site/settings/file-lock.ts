import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { tryLock } from "fs-native-extensions";
import { ExpectedError } from "./expected-error.ts";

/** A lock that this process holds. */
export interface FileLock {
  release(): void;
}

/** The file system cannot lock files. */
export class NoLocksError extends ExpectedError {
  override name = "NoLocksError";
}

/**
 * Takes the operating system's lock on a file, which is made where it is missing. The system knows who has the file open, so the lock
 * holds between containers that share the folder, whose process numbers mean nothing to each other, and between hosts on a network
 * file system that has locks, such as NFS 4. It ends with the process and not a moment earlier: a process that is stopped still has
 * it, and one that is killed leaves nothing to judge. The file stays, since a lock on a removed file would block nobody.
 * @returns undefined when another process holds it
 * @throws NoLocksError; the file system's error when the file cannot be made
 */
export function tryFileLock(path: string): FileLock | undefined {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!lock(file, path)) {
      closeSync(file);
      return undefined;
    }
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}\n`, 0);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return { release: () => closeSync(file) };
}

function lock(file: number, path: string): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    throw new NoLocksError(`${path} is on a file system that cannot lock files.`, { cause: error });
  }
}

/** Who holds a lock, as that process has written it there; Windows lets nobody else read a locked file. */
export function holderOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}

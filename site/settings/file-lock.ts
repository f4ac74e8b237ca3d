import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { tryLock } from "fs-native-extensions";
import { ExpectedError } from "../../model/expected-error.ts";

export interface FileLock {
  release(): void;
}

export class LocksUnsupportedError extends ExpectedError {
  override name = "LocksUnsupportedError";
}

/**
 * Takes an OS-level lock on a file, creating the file if needed. Unlike a process ID, the lock also works
 * between containers that share the folder, and between hosts on a network file system that supports locks,
 * such as NFS 4. The lock lasts as long as the process: a suspended process keeps it, and a killed one
 * releases it. The file is never deleted, because a lock on a deleted file does not exclude anyone.
 * @returns undefined if another process holds the lock
 * @throws LocksUnsupportedError if the file system does not support locks
 * @throws the file system's error if the file cannot be created
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
    throw new LocksUnsupportedError(`${path} is on a file system that does not support file locks.`, {
      cause: error,
    });
  }
}

/**
 * Returns the description that the lock's holder wrote to the file, or "another process" if there is none or, as on
 * Windows, a locked file cannot be read.
 */
export function readLockHolder(path: string): string {
  try {
    return readFileSync(path, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}

import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readLockHolder, tryFileLock, type FileLock } from "../../site/settings/file-lock.ts";

/** Work folder next to `dist/`, on the same file system, so that builds can be moved by rename or hard link. */
export const WORK_FOLDER = ".builds";

const BUILD_LOCK = "build.lock";

type Purpose = "build" | "served" | "dev" | "desk";

export interface WorkFolder {
  path: string;
  remove: () => void;
}

/**
 * Creates a folder under `.builds/`, and removes the folders of processes that have ended.
 * @throws the file system's error if it cannot be created
 */
export function createWorkFolder(root: string, purpose: Purpose): WorkFolder {
  const buildsFolder = join(root, WORK_FOLDER);
  mkdirSync(buildsFolder, { recursive: true });
  removeLeftovers(buildsFolder);
  for (;;) {
    const path = join(buildsFolder, `${purpose}-${randomUUID().slice(0, 8)}`);
    const file = `${path}.lock`;
    const lock = tryFileLock(file);
    // Another process may have deleted the file as a leftover before it was locked.
    if (lock === undefined || !existsSync(file)) {
      lock?.release();
      continue;
    }
    mkdirSync(path);
    return { path, remove: () => removeAndUnlock(path, lock) };
  }
}

export function isServerRunning(root: string): boolean {
  const buildsFolder = join(root, WORK_FOLDER);
  removeLeftovers(buildsFolder);
  return readdirSync(buildsFolder).some((name) => /^served-.*\.lock$/.test(name));
}

function removeLeftovers(buildsFolder: string): void {
  for (const name of readdirSync(buildsFolder)) {
    if (!name.endsWith(".lock") || name === BUILD_LOCK) continue;
    const lock = tryForeignLock(join(buildsFolder, name));
    if (lock) removeAndUnlock(join(buildsFolder, name.slice(0, -".lock".length)), lock);
  }
}

function tryForeignLock(file: string): FileLock | undefined {
  try {
    return tryFileLock(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES") return undefined;
    throw error;
  }
}

function removeAndUnlock(path: string, lock: FileLock): void {
  rmSync(path, { recursive: true, force: true });
  rmSync(`${path}.lock`, { force: true });
  lock.release();
}

const POLL_MS = 100;

/**
 * Runs one build of a project at a time, because builds share caches and copy earlier versions' files from
 * the previous build.
 */
export async function withBuildLock<Result>(root: string, build: () => Promise<Result>): Promise<Result> {
  const file = join(root, WORK_FOLDER, BUILD_LOCK);
  mkdirSync(join(root, WORK_FOLDER), { recursive: true });
  let lock = tryFileLock(file);
  if (lock === undefined) console.log(`Waiting for another build of this folder (${readLockHolder(file)}) …`);
  while (lock === undefined) {
    await sleep(POLL_MS);
    lock = tryFileLock(file);
  }
  try {
    return await build();
  } finally {
    lock.release();
  }
}

import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { holderOf, tryFileLock, type FileLock } from "../../site/settings/file-lock.ts";

/** Where sites are built and served from: beside `dist/`, so that a rename or a hard link takes a site from one to the other. */
export const WORK_FOLDER = ".builds";

/** The lock of whoever builds. */
const BUILD_LOCK = "build.lock";

/** What an own folder is for: a build under way, the site of a running server, that of a development server, the desk's app under way. */
type Purpose = "build" | "served" | "dev" | "desk";

/** A folder that belongs to this process. */
export interface OwnFolder {
  path: string;
  remove: () => void;
}

/**
 * Makes a folder under `.builds/` that stays until it is removed, or until this process has ended and another one makes a folder there.
 * @throws the file system's error when none can be made
 */
export function makeOwnFolder(root: string, purpose: Purpose): OwnFolder {
  const home = join(root, WORK_FOLDER);
  mkdirSync(home, { recursive: true });
  removeLeftovers(home);
  for (;;) {
    const path = join(home, `${purpose}-${randomUUID().slice(0, 8)}`);
    const file = `${path}.lock`;
    const lock = tryFileLock(file);
    // Another process may have removed the file as a leftover before it was locked.
    if (lock === undefined || !existsSync(file)) {
      lock?.release();
      continue;
    }
    mkdirSync(path);
    return { path, remove: () => removeLocked(path, lock) };
  }
}

/** Whether a server serves a site of this project. */
export function isServed(root: string): boolean {
  const home = join(root, WORK_FOLDER);
  removeLeftovers(home);
  return readdirSync(home).some((name) => /^served-.*\.lock$/.test(name));
}

/** Removes the folders of processes that were killed. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.endsWith(".lock") || name === BUILD_LOCK) continue;
    const lock = tryForeignLock(join(home, name));
    if (lock) removeLocked(join(home, name.slice(0, -".lock".length)), lock);
  }
}

/** The lock of a process that has ended; undefined while it runs, and where another user of the machine has made it. */
function tryForeignLock(file: string): FileLock | undefined {
  try {
    return tryFileLock(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES") return undefined;
    throw error;
  }
}

function removeLocked(path: string, lock: FileLock): void {
  rmSync(path, { recursive: true, force: true });
  rmSync(`${path}.lock`, { force: true });
  lock.release();
}

/** How often a build looks whether the one before it has ended, in milliseconds. */
const LOOK_MS = 100;

/** Runs one build of a project at a time: they share caches, and each takes over what partners have from the one before. */
export async function buildAlone<Result>(root: string, build: () => Promise<Result>): Promise<Result> {
  const file = join(root, WORK_FOLDER, BUILD_LOCK);
  mkdirSync(join(root, WORK_FOLDER), { recursive: true });
  let lock = tryFileLock(file);
  if (lock === undefined) console.log(`Waiting for another build of this folder, by ${holderOf(file)} …`);
  while (lock === undefined) {
    await sleep(LOOK_MS);
    lock = tryFileLock(file);
  }
  try {
    return await build();
  } finally {
    lock.release();
  }
}

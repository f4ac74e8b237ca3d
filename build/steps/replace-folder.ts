import { existsSync, renameSync, rmSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { swapSync } from "fs-native-extensions";

const SYNC_CONCURRENCY = 32;

/** Syncs a folder and its contents to disk, so that a power failure leaves no empty files. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const folders = entries.filter((entry) => entry.isDirectory());
  const subfolderPaths = folders.map(({ parentPath, name }) => join(parentPath, name));
  for (let start = 0; start < paths.length; start += SYNC_CONCURRENCY)
    await Promise.all(paths.slice(start, start + SYNC_CONCURRENCY).map(sync));
  for (const path of [...subfolderPaths, folder]) await syncEntries(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs a folder's entries to disk. Does nothing on Windows, which cannot open directories and flushes entries
 * itself.
 */
export const syncEntries = async (folder: string): Promise<void> =>
  process.platform === "win32" ? undefined : sync(folder);

/**
 * Swaps a finished folder with its predecessor; atomic on Linux and macOS.
 * @param previousFolder temporary location of the predecessor on other systems, between two renames; see `recoverFolder`
 * @param swap swaps two folders, or throws
 */
export function replaceFolder(
  target: string,
  finishedFolder: string,
  previousFolder: string,
  swap: (a: string, b: string) => void = swapSync,
): void {
  if (!existsSync(target)) return renameSync(finishedFolder, target);
  try {
    swap(finishedFolder, target);
  } catch {
    renameSync(target, previousFolder);
    renameSync(finishedFolder, target);
    rmSync(previousFolder, { recursive: true, force: true });
  }
}

/**
 * Recovers from a process killed during a replacement: restores the folder that was moved aside, or removes
 * it if the new one is in place.
 */
export function recoverFolder(target: string, previousFolder: string): void {
  if (existsSync(previousFolder) && !existsSync(target)) renameSync(previousFolder, target);
  rmSync(previousFolder, { recursive: true, force: true });
}

import { existsSync, renameSync, rmSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { swapSync } from "fs-native-extensions";

/** How many files are written to the disk at a time. */
const AT_A_TIME = 32;

/** Brings a folder with all that is in it to the disk, so that a loss of power leaves no empty files under its name. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const folders = entries.filter((entry) => entry.isDirectory());
  const inFolders = folders.map(({ parentPath, name }) => join(parentPath, name));
  for (let start = 0; start < paths.length; start += AT_A_TIME)
    await Promise.all(paths.slice(start, start + AT_A_TIME).map(sync));
  for (const path of [...inFolders, folder]) await syncEntries(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows opens no folders; its file systems write them by themselves. */
export const syncEntries = async (folder: string): Promise<void> =>
  process.platform === "win32" ? undefined : sync(folder);

/**
 * Exchanges a finished folder with the one in its place, in one step where the file system can: Linux and macOS on their own.
 * @param aside where the earlier folder is between two renames elsewhere; `recoverFolder` takes it back from there after a kill
 * @param swap exchanges two folders, or throws
 */
export function replaceFolder(
  target: string,
  finished: string,
  aside: string,
  swap: (a: string, b: string) => void = swapSync,
): void {
  if (!existsSync(target)) return renameSync(finished, target);
  try {
    swap(finished, target);
  } catch {
    renameSync(target, aside);
    renameSync(finished, target);
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Puts the folder back that a killed process had moved aside, or removes it where the new one has its place already. */
export function recoverFolder(target: string, aside: string): void {
  if (existsSync(aside) && !existsSync(target)) renameSync(aside, target);
  rmSync(aside, { recursive: true, force: true });
}

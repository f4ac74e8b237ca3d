import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "../../data/files/durable-files.ts";

export const PART_SUFFIX = ".part";

/** Renames a file without overwriting an existing one, except on file systems without hard links. */
async function renameWithoutOverwriting(tempPath: string, path: string): Promise<void> {
  try {
    await link(tempPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    return rename(tempPath, path);
  }
  await rm(tempPath);
}

/**
 * Writes a backup to disk, readable only by its owner. The file is renamed into place once complete.
 * @param check verifies the file before the rename
 * @returns the result of the check
 */
export async function saveArchive<Checked>(
  backup: Readable,
  path: string,
  check: (path: string) => Promise<Checked> = () => Promise.resolve(undefined as Checked),
  signal?: AbortSignal,
): Promise<Checked> {
  const tempPath = `${path}.${randomBytes(4).toString("hex")}${PART_SUFFIX}`;
  try {
    const file = createWriteStream(tempPath, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(backup, createGzip(), file, { signal });
    const checked = await check(tempPath);
    await renameWithoutOverwriting(tempPath, path);
    await syncFolder(dirname(path));
    return checked;
  } catch (error) {
    await rm(tempPath, { force: true });
    throw error;
  }
}

import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { requireSpace } from "../../../data/files/free-space.ts";
import { syncFolder } from "../../../data/files/sync-folder.ts";

const DRAFT_SUFFIX = ".part";

/**
 * Writes a file atomically and durably, readable only by its owner.
 * @throws UnavailableError if the disk is full
 */
export async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireSpace(folder, content.length);
  const draft = `${path}.${randomUUID()}${DRAFT_SUFFIX}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  // The rename is durable only after the folder is synced.
  await syncFolder(folder);
}

const ABANDONED_MS = 600_000;

export async function removeUnfinishedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(DRAFT_SUFFIX) || (await stat(path)).mtimeMs > Date.now() - ABANDONED_MS) continue;
    await rm(path, { force: true });
  }
}

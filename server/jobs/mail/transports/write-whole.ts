import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { requireSpace } from "../../../data/files/free-space.ts";

const DRAFT = ".part";

/**
 * Writes a file whole or not at all, for its owner's eyes only, and durably.
 * @throws UnavailableError when the disk has no room
 */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireSpace(folder, content.length);
  const draft = `${path}.${process.pid}${DRAFT}`;
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  // The name itself is on the disk only when its folder is.
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
}

/** After this many milliseconds nobody is still writing a file. */
const ABANDONED = 600_000;

/** Removes what a server that was killed while it wrote has left behind; another one may be writing just now. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(DRAFT) || (await stat(path)).mtimeMs > Date.now() - ABANDONED) continue;
    await rm(path, { force: true });
  }
}

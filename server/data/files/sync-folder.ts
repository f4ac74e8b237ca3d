import { open } from "node:fs/promises";

/**
 * Syncs a folder so that its entries are durable. Windows cannot open a directory for syncing; NTFS journals
 * directory entries.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

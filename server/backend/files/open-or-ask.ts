import { setTimeout as sleep } from "node:timers/promises";
import type { DataFolder } from "./data-folder.ts";
import { FolderInUseError, lockFolder, type FolderLock } from "./folder-lock.ts";

/** How long a server that has just been started may take until it answers, in milliseconds. */
const patience = 15_000;

/**
 * Opens what a data folder holds, or asks the server that has the folder.
 * @param open opens the folder, and releases the lock when it is closed
 * @param ask fails while no server answers
 * @throws FolderInUseError when another process has the folder and does not answer
 */
export async function openOrAsk<T>(
  folder: DataFolder,
  open: (lock: FolderLock) => Promise<T>,
  ask: () => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await open(lockFolder(folder.root));
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      const answered = await ask().catch(() => undefined);
      if (answered) return answered;
      if (performance.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BackendError } from "../backend-error.ts";
import { processIdentity } from "./process-identity.ts";

/** A held lock. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The holder of a folder, as its lock file names it; a released lock is an empty file. */
interface Holder {
  pid: number;
  identity: string;
}

/** The folder is held by a living process. */
export class FolderInUseError extends BackendError {
  override name = "FolderInUseError";
}

async function generations(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => /^lock-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

async function livingHolder(path: string): Promise<number | undefined> {
  const text = await readFile(path, "utf8").catch(() => "");
  if (text === "") return undefined;
  const holder = JSON.parse(text) as Holder;
  return processIdentity(holder.pid) === holder.identity ? holder.pid : undefined;
}

/**
 * Takes a folder for this process alone. The lock is the file `lock-<n>` with the highest number: a process may only add the
 * next number, once the holder of the highest is dead or has released, and adding is atomic, so of any number of rivals
 * one wins. Numbers never go back, because a release empties the file instead of removing it; that is what keeps
 * a rival with an old view of the folder from winning beside a newer holder.
 * @throws FolderInUseError naming the process that holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const draft = join(folder, `.lock-${randomUUID()}`);
  const holder: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? "" };
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    for (;;) {
      const [highest = 0] = await generations(folder);
      const pid = highest === 0 ? undefined : await livingHolder(join(folder, `lock-${highest}`));
      if (pid !== undefined) {
        throw new FolderInUseError(
          `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
        );
      }
      const mine = join(folder, `lock-${highest + 1}`);
      const added = await link(draft, mine).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === "EEXIST") return false;
          throw error;
        },
      );
      if (!added) continue;
      const [winner, ...older] = await generations(folder);
      if (winner !== highest + 1) {
        await rm(mine);
        continue;
      }
      for (const number of older) await rm(join(folder, `lock-${number}`), { force: true });
      return { release: () => emptyFile(mine) };
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function emptyFile(path: string): Promise<void> {
  const empty = `${path}.released`;
  await writeFile(empty, "");
  await rename(empty, path);
}

import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DataFolder } from "./data-folder.ts";
import { requireSpace, spaceForLeads } from "./free-space.ts";

/** A file that has arrived whole but has no name yet. */
export interface IncomingFile {
  bytes: number;
  read(): Promise<Buffer>;
  /** Moves it into its place, durably; to be called while the row that names it can still be rolled back. */
  commit(bucket: string, key: string): Promise<void>;
  discard(): Promise<void>;
}

/** The bytes of uploaded files: first a `.part` file, then, renamed, `files/<bucket>/<key>`. */
export interface FileStore {
  /**
   * Writes a file as it streams in, and removes it again when the stream fails.
   * @throws UnavailableError when the disk is full
   */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
}

/** Where a stored file lies; a slash or a space in a key is written as in a URL, so that none leads out of the folder. */
export function storedFilePath(folder: DataFolder, bucket: string, key: string): string {
  return join(folder.files, encodeURIComponent(bucket), encodeURIComponent(key));
}

/** Opens the store and removes what interrupted uploads have left. */
export async function openFileStore(folder: DataFolder): Promise<FileStore> {
  for (const name of await readdir(folder.incoming)) await rm(join(folder.incoming, name), { force: true });
  return {
    async receive(content) {
      const part = join(folder.incoming, `${randomUUID()}.part`);
      const discard = () => rm(part, { force: true });
      const file = await open(part, "wx", 0o600);
      try {
        await writeFile(file, whileThereIsSpace(content, folder.incoming));
        // The row that names the file is durable once committed; so the file must be, before.
        await file.sync();
        const { size } = await file.stat();
        return {
          bytes: size,
          read: () => readFile(part),
          discard,
          commit: (bucket, key) => moveIntoPlace(part, storedFilePath(folder, bucket, key)),
        };
      } catch (error) {
        await discard();
        throw error;
      } finally {
        await file.close();
      }
    },
  };
}

async function* whileThereIsSpace(
  content: AsyncIterable<Uint8Array>,
  folder: string,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    await requireSpace(folder, spaceForLeads + piece.byteLength);
    yield piece;
  }
}

async function moveIntoPlace(part: string, path: string): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(part, path);
  await syncFolder(dirname(path));
  if (made !== undefined) await syncFolder(dirname(made));
}

/** Makes the names in a folder durable. Windows cannot open a folder, and keeps names in its journal. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

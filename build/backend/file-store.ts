import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DataFolder } from "./data-folder.ts";

/** A file that has arrived whole but has no name yet. */
export interface IncomingFile {
  bytes: number;
  /** Gives it its place; to be called while the row that names it can still be rolled back. */
  keep(bucket: string, key: string): Promise<void>;
  discard(): Promise<void>;
}

/** The bytes of uploaded files: first a `.part` file, then, renamed, `files/<bucket>/<key>`. */
export interface FileStore {
  /** Writes a file as it streams in, and removes it again when the stream fails. */
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
      let bytes = 0;
      try {
        for await (const piece of content) {
          await file.write(piece);
          bytes += piece.byteLength;
        }
        // The row that names the file is durable once committed; so the file must be, before.
        await file.sync();
      } catch (error) {
        await discard();
        throw error;
      } finally {
        await file.close();
      }
      return {
        bytes,
        discard,
        async keep(bucket, key) {
          const path = storedFilePath(folder, bucket, key);
          await mkdir(dirname(path), { recursive: true, mode: 0o700 });
          await rename(part, path);
        },
      };
    },
  };
}

import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { DataFolder } from "../../data/files/data-folder.ts";
import { storedFilePath, type FileStore } from "../../data/files/file-store.ts";
import { ifMissing } from "../../data/files/durable-files.ts";

export type FileRestorer = ReturnType<typeof createStoreRestorer>;

/** Writes files to a staging folder; `commit` moves them to the data folder. The caller deletes the staging folder. */
export function createFolderRestorer(staging: DataFolder, folder: DataFolder): FileRestorer {
  const committedBuckets: string[] = [];
  return {
    async add(bucket, name, content) {
      const path = storedFilePath(staging, bucket, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, content, { flag: "wx", mode: 0o600, flush: true });
    },
    async remove(names) {
      for (const name of names) await rm(storedFilePath(staging, "resumes", name), { force: true });
    },
    async rename(from, to) {
      const pathOf = (name: string) => storedFilePath(staging, "resumes", name);
      await rename(pathOf(from), pathOf(to)).catch(ifMissing(undefined));
    },
    async commit() {
      await mkdir(folder.files, { recursive: true, mode: 0o700 });
      for (const bucket of await readdir(staging.files)) {
        if (join(staging.files, bucket) === staging.incoming) continue;
        await rename(join(staging.files, bucket), join(folder.files, bucket));
        committedBuckets.push(bucket);
      }
    },
    async undo() {
      for (const bucket of committedBuckets)
        await rm(join(folder.files, bucket), { recursive: true, force: true });
    },
  };
}

/**
 * Writes files directly to the server's file store. Skips identical files that already exist, for instance if only
 * the database was lost; `undo` does not delete those.
 */
export function createStoreRestorer(store: FileStore) {
  const stored: { bucket: string; name: string }[] = [];
  return {
    async add(bucket: string, name: string, content: Buffer): Promise<void> {
      if ((await store.read(bucket, name))?.equals(content)) return;
      const file = await store.receive(Readable.from([content]));
      stored.push({ bucket, name });
      await file.commit(bucket, name);
    },
    remove: (names: readonly string[]) => store.remove("resumes", names),
    async rename(from: string, to: string): Promise<void> {
      const content = await store.read("resumes", from);
      if (content !== undefined) await this.add("resumes", to, content);
      await store.remove("resumes", [from]);
    },
    commit: () => Promise.resolve(),
    async undo(): Promise<void> {
      for (const { bucket, name } of stored) await store.remove(bucket, [name]);
    },
  };
}

import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pack, type Pack } from "tar-stream";
import type { Database } from "../../data/database/database.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { readEarlierPublishableKeys } from "../../data/files/key-file.ts";
import {
  archiveFormat,
  fileEntry,
  rowsEntry,
  type ArchivedFile,
  type ArchiveHeader,
  type Manifest,
} from "./archive-format.ts";
import { withSnapshot, type Snapshot } from "./snapshot.ts";

export interface BackupOptions {
  database: Database;
  /** Whether this is the embedded database, which has a single session. */
  isEmbedded: boolean;
  folder: DataFolder;
  files: FileStore;
}

function addEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, mode: 0o600 }, content, (error) =>
      error ? reject(error) : resolve(),
    );
    // The callback reports the error; an unhandled error event would crash the process.
    entry.on("error", () => undefined);
  });
}

const toJsonLine = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

async function addFile(archive: Pack, files: FileStore, bucket: string, name: string): Promise<ArchivedFile> {
  // Files are at most 10 MB, so one fits in memory. A file may be erased after the snapshot.
  const content = await files.read(bucket, name);
  if (content === undefined) return { bucket, name, bytes: 0, sha256: null };
  await addEntry(archive, fileEntry(bucket, name), content);
  return {
    bucket,
    name,
    bytes: content.byteLength,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
}

async function fillArchive(
  archive: Pack,
  snapshot: Snapshot,
  { folder, files }: BackupOptions,
): Promise<void> {
  const { moment, migrations, tables } = snapshot;
  const keys = await readEarlierPublishableKeys(folder.root);
  const head: ArchiveHeader = {
    product: "ridgebeam-backup",
    format: archiveFormat,
    moment,
    migrations,
    tables,
    publishableKey: keys.join("\n") || null,
  };
  await addEntry(archive, "head.json", toJsonLine(head));
  const manifest: Manifest = { tables: {}, files: [] };
  const stored: { bucket_id: string; name: string }[] = [];
  for (const table of tables) {
    const hash = createHash("sha256");
    let rows = 0;
    let page = 0;
    for await (const lines of snapshot.pages(table)) {
      const content = Buffer.from(`${lines.join("\n")}\n`);
      hash.update(content);
      await addEntry(archive, rowsEntry(table.name, page), content);
      page += 1;
      rows += lines.length;
      if (table.name === "storage.objects")
        stored.push(...lines.map((line) => JSON.parse(line) as { bucket_id: string; name: string }));
    }
    manifest.tables[table.name] = { rows, sha256: hash.digest("hex") };
  }
  for (const { bucket_id, name } of stored)
    manifest.files.push(await addFile(archive, files, bucket_id, name));
  await addEntry(archive, "manifest.json", toJsonLine(manifest));
}

/** Streams a backup of the current state as a tar archive, with backpressure. */
export function openBackup(options: BackupOptions): Readable {
  const archive = pack();
  withSnapshot(options.database, options.isEmbedded, (snapshot) =>
    fillArchive(archive, snapshot, options),
  ).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  );
  return archive;
}

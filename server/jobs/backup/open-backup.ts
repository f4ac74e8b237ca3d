import type { Readable } from "node:stream";
import { pack, type Pack } from "tar-stream";
import type { Database } from "../../data/database/database.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import {
  archiveFormat,
  fileEntry,
  rowsEntry,
  type ArchiveHeader,
  createArchiveTally,
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

async function fillArchive(archive: Pack, snapshot: Snapshot, { files }: BackupOptions): Promise<void> {
  const { moment, migrations, tables } = snapshot;
  const head: ArchiveHeader = {
    product: "ridgebeam-backup",
    format: archiveFormat,
    moment,
    migrations,
    tables,
  };
  await addEntry(archive, "head.json", toJsonLine(head));
  const tally = createArchiveTally(tables);
  const stored: { bucket_id: string; name: string }[] = [];
  for (const table of tables) {
    let page = 0;
    for await (const lines of snapshot.pages(table)) {
      const content = Buffer.from(`${lines.join("\n")}\n`);
      tally.addRows(table.name, lines.length, content);
      await addEntry(archive, rowsEntry(table.name, page), content);
      page += 1;
      if (table.name === "storage.objects")
        stored.push(...lines.map((line) => JSON.parse(line) as { bucket_id: string; name: string }));
    }
  }
  for (const { bucket_id: bucket, name } of stored) {
    // Files are at most 10 MB, so one fits in memory. A file may be erased after the snapshot.
    const content = await files.read(bucket, name);
    tally.addFile(bucket, name, content);
    if (content !== undefined) await addEntry(archive, fileEntry(bucket, name), content);
  }
  await addEntry(archive, "manifest.json", toJsonLine(tally.toManifest()));
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

import { createHash } from "node:crypto";
import type { ArchivedFile, ArchivedTable, Manifest } from "./archive-format.ts";

/** Counts and hashes the content of an archive while it is written or read. */
export function createArchiveTally(tables: readonly ArchivedTable[]) {
  const tallies = new Map(tables.map(({ name }) => [name, { rows: 0, hash: createHash("sha256") }]));
  const files: ArchivedFile[] = [];
  return {
    /** @throws Error if `tables` does not include the table */
    addRows(table: string, rows: number, content: Buffer): void {
      const tally = tallies.get(table);
      if (tally === undefined)
        throw new Error(`the archive has rows of ${table}, which head.json does not list`);
      tally.rows += rows;
      tally.hash.update(content);
    },
    /** @param content undefined if the file was deleted after the snapshot */
    addFile(bucket: string, name: string, content: Buffer | undefined): ArchivedFile {
      const sha256 = content === undefined ? null : createHash("sha256").update(content).digest("hex");
      const file = { bucket, name, bytes: content?.byteLength ?? 0, sha256 };
      files.push(file);
      return file;
    },
    toManifest: (): Manifest => ({
      tables: Object.fromEntries(
        [...tallies].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest("hex") }]),
      ),
      files,
    }),
  };
}

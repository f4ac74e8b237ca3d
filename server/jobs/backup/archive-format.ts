import * as z from "zod";
import { createHash } from "node:crypto";

/**
 * A backup is a gzipped tar: `head.json`, each table's rows as `rows/<table>/<number>.ndjson`, uploaded files as
 * `files/<bucket>/<name>` (both percent-encoded), and finally `manifest.json`. An archive without a manifest is
 * incomplete.
 */
export const archiveFormat = 1;

const ArchivedTableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
});
export type ArchivedTable = z.infer<typeof ArchivedTableSchema>;

/** Validates `head.json`, because archives are untrusted input. */
export const ArchiveHeaderSchema = z.object({
  product: z.literal("ridgebeam-backup"),
  format: z.number(),
  moment: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(ArchivedTableSchema),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeaderSchema>;

export interface ArchivedFile {
  bucket: string;
  name: string;
  bytes: number;
  /** Null if the file was deleted after the snapshot but before it was read. */
  sha256: string | null;
}

export interface Manifest {
  tables: Record<string, { rows: number; sha256: string }>;
  files: ArchivedFile[];
}

export interface Archive {
  head: ArchiveHeader;
  manifest: Manifest;
}

export const rowsEntry = (table: string, page: number) => `rows/${table}/${page}.ndjson`;

export const fileEntry = (bucket: string, name: string) =>
  `files/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`;

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0).toLocaleString("en-US");

export function describeArchive({ head, manifest }: Archive): string {
  const rows = total(Object.values(manifest.tables).map((table) => table.rows));
  const files = total(manifest.files.map(({ sha256 }) => (sha256 === null ? 0 : 1)));
  return `${rows} rows and ${files} files from ${head.moment}`;
}

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

import * as z from "zod";
import { isPublishableKey } from "../../../site/settings/publishable-key.ts";
import { keysIn } from "../../data/files/key-file.ts";

/**
 * A backup is a gzipped tar: `head.json`, the rows of each table as `rows/<table>/<number>.ndjson`, the uploaded files as
 * `files/<bucket>/<name>`, both parts written as in a URL, and last `manifest.json`, without which it is not whole.
 */
export const archiveFormat = 1;

const ArchivedTableSchema = z.object({
  /** With its schema, such as `private.deliveries`. */
  name: z.string(),
  columns: z.array(z.string()),
});
export type ArchivedTable = z.infer<typeof ArchivedTableSchema>;

/** The head of an archive of this format, which a stranger may have written. */
export const ArchiveHeadSchema = z.object({
  product: z.literal("ridgebeam-backup"),
  format: z.number(),
  /** What was stored later is not in it. */
  moment: z.iso.datetime(),
  /** Versions of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** In the order in which they can be filled. */
  tables: z.array(ArchivedTableSchema),
  /** Keys that an earlier release made, one a line. */
  publishableKey: z
    .string()
    .max(10_000)
    .refine((text) => keysIn(text).every((key) => key === "" || isPublishableKey(key)))
    .nullable(),
});
export type ArchiveHead = z.infer<typeof ArchiveHeadSchema>;

export interface ArchivedFile {
  bucket: string;
  name: string;
  bytes: number;
  /** Null for a file that was deleted after the moment and before it was read. */
  sha256: string | null;
}

export interface Manifest {
  tables: Record<string, { rows: number; sha256: string }>;
  files: ArchivedFile[];
}

/** What an archive says about itself, once all of it has been read and compared. */
export interface Archive {
  head: ArchiveHead;
  manifest: Manifest;
}

export const rowsEntry = (table: string, page: number) => `rows/${table}/${page}.ndjson`;

export const fileEntry = (bucket: string, name: string) =>
  `files/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`;

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0).toLocaleString("en-US");

/** `10,000 rows and 200 files of 2026-11-22T06:00:00.000Z`. */
export function describeArchive({ head, manifest }: Archive): string {
  const rows = total(Object.values(manifest.tables).map((table) => table.rows));
  const files = total(manifest.files.map(({ sha256 }) => (sha256 === null ? 0 : 1)));
  return `${rows} rows and ${files} files of ${head.moment}`;
}

import type { Readable } from "node:stream";
import { pack, type Pack } from "tar-stream";
import { type Database, isDatabaseError, type Queryable } from "../../data/database/database.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import {
  archiveFormat,
  fileEntry,
  rowsEntry,
  type ArchiveHeader,
  createArchiveTally,
  type ArchivedTable,
} from "./archive-format.ts";
import { randomBytes } from "node:crypto";
import { BackendError } from "../../platform/backend-error.ts";
import { submissionTables } from "../../data/submission-tables.ts";
import { createWriteStream } from "node:fs";
import { link, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "../../data/files/durable-files.ts";

export const PART_SUFFIX = ".part";

interface Snapshot extends Awaited<ReturnType<typeof describe>> {
  /** Yields a table's rows as JSON strings, in batches. */
  pages(table: ArchivedTable): AsyncIterable<string[]>;
}

/** Number of 8 KB blocks per statement; lower in the embedded database, where visitors wait for each statement. */
const [embeddedBlocks, serverBlocks] = [16, 128];

const listTablesSql = `
  select
    format('%I.%I', n.nspname, c.relname) as name,
    array(
      select quote_ident(a.attname)::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and (
    n.nspname = 'private'
    or n.nspname = 'public' and c.relname = any ($1::text[])
    or n.nspname = 'storage' and c.relname in ('buckets', 'objects')
  )
  order by exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), 1`;

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

export const listAppTables = (database: Queryable): Promise<ArchivedTable[]> =>
  database.query<ArchivedTable>(listTablesSql, [submissionTables]);

async function describe(database: Queryable) {
  const [row] = await database.query<{ moment: string; migrations: string[] }>(
    `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment,
       array(select version from supabase_migrations.schema_migrations order by version) as migrations`,
  );
  if (row === undefined) throw new Error("The database did not respond.");
  return { ...row, tables: await listAppTables(database) };
}

/** Reads a table by block range: rows do not move during the snapshot, and each statement stays short. */
async function* readPages(database: Queryable, relation: string, columns: string[], blocks: number) {
  const [size] = await database.query<{ blocks: number }>(
    "select (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::integer as blocks",
    [relation],
  );
  for (let from = 0; from < (size?.blocks ?? 0); from += blocks) {
    const rows = await database.query<{ line: string }>(
      `select row_to_json(r)::text as line from (
        select ${columns.join(", ")} from ${relation} where ctid >= $1::tid and ctid < $2::tid
      ) r`,
      [`(${from},0)`, `(${from + blocks},0)`],
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
  }
}

/** On a PostgreSQL server, a repeatable-read transaction provides a snapshot without blocking other sessions. */
function withServerSnapshot<T>(database: Database, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return database.transaction(
    async (transaction) => {
      await transaction.run("set transaction isolation level repeatable read, read only");
      const description = await describe(transaction);
      // Blocks commands that move rows, such as vacuum full.
      await transaction.run(
        `lock table ${description.tables.map(({ name }) => name).join(", ")} in access share mode`,
      );
      return work({
        ...description,
        pages: ({ name, columns }) => readPages(transaction, name, columns, serverBlocks),
      });
    },
    { mayTakeLong: true },
  );
}

/**
 * The embedded database has a single session, so one long transaction would block all visitors. Instead, a short
 * transaction copies the tables, and other statements run between reads of the copies.
 */
async function withCopiedTables<T>(database: Database, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const suffix = randomBytes(6).toString("hex");
  const { copies, ...description } = await database.transaction(async (transaction) => {
    const metadata = await describe(transaction);
    const names = new Map(
      metadata.tables.map(({ name }, index) => [name, `backup_${suffix}_${index}`] as const),
    );
    const statements = metadata.tables.map(
      ({ name, columns }) =>
        `create temporary table ${names.get(name)} as select ${columns.join(", ")} from ${name};`,
    );
    await transaction.run(statements.join("\n"));
    return { ...metadata, copies: names };
  });
  try {
    return await work({
      ...description,
      pages: ({ name, columns }) =>
        readPages(database, `pg_temp.${copies.get(name)}`, columns, embeddedBlocks),
    });
  } catch (error) {
    // 42P01 is an undefined table: temporary tables are dropped when their session ends.
    if (isDatabaseError(error) && error.code === "42P01")
      throw new BackendError("The database restarted during the backup. Run the backup again.");
    throw error;
  } finally {
    await database.run(`drop table if exists ${[...copies.values()].join(", ")}`).catch(() => undefined);
  }
}

/** Runs `work` on a consistent snapshot of all rows while visitors keep writing. */
function withSnapshot<T>(
  database: Database,
  isEmbedded: boolean,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return isEmbedded ? withCopiedTables(database, work) : withServerSnapshot(database, work);
}

/** Renames a file without overwriting an existing one, except on file systems without hard links. */
async function renameWithoutOverwriting(tempPath: string, path: string): Promise<void> {
  try {
    await link(tempPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    return rename(tempPath, path);
  }
  await rm(tempPath);
}

/**
 * Writes a backup to disk, readable only by its owner. The file is renamed into place once complete.
 * @param check verifies the file before the rename
 * @returns the result of the check
 */
export async function saveArchive<Checked>(
  backup: Readable,
  path: string,
  check: (path: string) => Promise<Checked> = () => Promise.resolve(undefined as Checked),
  signal?: AbortSignal,
): Promise<Checked> {
  const tempPath = `${path}.${randomBytes(4).toString("hex")}${PART_SUFFIX}`;
  try {
    const file = createWriteStream(tempPath, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(backup, createGzip(), file, { signal });
    const checked = await check(tempPath);
    await renameWithoutOverwriting(tempPath, path);
    await syncFolder(dirname(path));
    return checked;
  } catch (error) {
    await rm(tempPath, { force: true });
    throw error;
  }
}

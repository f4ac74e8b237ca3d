import { BackendError } from "../../platform/backend-error.ts";
import type { Queryable } from "../../data/database/database.ts";
import type { ArchivedFile, ArchivedTable } from "./archive-format.ts";
import { applyTombstones, type AppliedTombstones, type Tombstone } from "./tombstones.ts";
import { scanArchive } from "./scan-archive.ts";
import { listAppTables } from "./open-backup.ts";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { DataFolder } from "../../data/files/data-folder.ts";
import { storedFilePath, type FileStore } from "../../data/files/file-store.ts";
import { ifMissing } from "../../data/files/durable-files.ts";

interface RestoreSource {
  archive: string;
  moment: string;
  tombstones: readonly Tombstone[];
  addFile: (file: ArchivedFile, content: Buffer) => Promise<void>;
}

const joinNames = (tables: readonly ArchivedTable[]) => tables.map(({ name }) => name).join(", ");

async function continueSequences(transaction: Queryable): Promise<void> {
  const identityColumns = await transaction.query<{ name: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, a.attname::text as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where a.attidentity <> '' and n.nspname = 'private'`,
  );
  for (const { name, column } of identityColumns)
    await transaction.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 1), max(${column}) is not null) from ${name}`,
      [name, column],
    );
}

/**
 * Replaces all rows with those of an archive. Triggers are disabled, so the import sends no emails and counts no
 * events. Then applies tombstones and holds pending deliveries.
 * @throws BackendError if the archive has tables or columns that the database lacks
 */
export async function fillDatabase(
  transaction: Queryable,
  { archive, moment, tombstones, addFile }: RestoreSource,
): Promise<AppliedTombstones & { heldDeliveries: number }> {
  const tables = await listAppTables(transaction);
  await transaction.run(`truncate ${joinNames(tables)}`);
  for (const { name } of tables) await transaction.run(`alter table ${name} disable trigger user`);
  const columns = new Map<string, string>();
  const { manifest } = await scanArchive(archive, {
    head(head) {
      const missing = tables.find(({ name }) => head.tables.every((table) => table.name !== name));
      if (missing) throw new BackendError(`${archive} has no table ${missing.name}. Use another archive.`);
      for (const table of head.tables) {
        const currentTable = tables.find(({ name }) => name === table.name);
        if (
          currentTable === undefined ||
          table.columns.some((column) => !currentTable.columns.includes(column))
        )
          throw new BackendError(
            `The table ${table.name} in ${archive} does not match this version of the database. Use another archive.`,
          );
        columns.set(table.name, table.columns.join(", "));
      }
      return Promise.resolve();
    },
    async rows(table, lines) {
      const list = columns.get(table) ?? "";
      await transaction.query(
        `insert into ${table} (${list}) overriding system value
         select ${list} from json_populate_recordset(null::${table}, $1::json)`,
        [`[${lines.join(",")}]`],
      );
    },
    file: (file, content) => addFile(file, content),
  });
  for (const { bucket, name, sha256 } of manifest.files)
    if (sha256 === null)
      await transaction.query("delete from storage.objects where bucket_id = $1 and name = $2", [
        bucket,
        name,
      ]);
  await continueSequences(transaction);
  for (const { name } of tables) await transaction.run(`alter table ${name} enable trigger user`);
  // A restore must not sign anybody in, least of all an operator who was removed after the backup.
  await transaction.run("delete from private.operator_sessions; delete from private.operator_links");
  const appliedTombstones = await applyTombstones(transaction, tombstones, moment);
  const heldDeliveries = await transaction.query(
    `update private.deliveries set state = 'held', held_for = 'restored', lease = null, leased_until = null
     where state = 'waiting' returning id`,
  );
  return { ...appliedTombstones, heldDeliveries: heldDeliveries.length };
}

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

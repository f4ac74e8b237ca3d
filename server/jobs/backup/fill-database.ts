import { BackendError } from "../../platform/backend-error.ts";
import type { Queryable } from "../../data/database/database.ts";
import type { ArchivedFile, ArchivedTable } from "./archive-format.ts";
import { applyTombstones, type AppliedTombstones, type Tombstone } from "./tombstones.ts";
import { scanArchive } from "./scan-archive.ts";
import { listAppTables } from "./snapshot.ts";

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

import { readdir, readFile } from "node:fs/promises";
import { projectPath } from "../../../site/settings/project-root.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { isDatabaseError, type Database, type Queryable } from "./database.ts";

const migrationsFolder = projectPath("supabase/migrations");
const bootstrapFile = projectPath("supabase/bootstrap.sql");

/** Arbitrary key of the advisory lock that lets only one server at a time migrate a database. */
const migrationLock = 7_361_224;

/** Holds the lock until the transaction ends, which also works with a transaction pooler such as PgBouncer. */
export async function lockMigrations(transaction: Queryable): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock($1)", [migrationLock]);
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /^\d+_.*\.sql$/.test(file)).sort();
}

const versionOf = (file: string) => file.slice(0, file.indexOf("_"));

export async function listMigrations(folder = migrationsFolder): Promise<string[]> {
  return (await migrationFiles(folder)).map(versionOf);
}

/**
 * Finds a migration from before version 1.0 among those of a database or archive. No version upgrades those, because
 * the migrations start from a baseline.
 */
export async function findUnsupported(versions: readonly string[]): Promise<string | undefined> {
  const [first = ""] = await listMigrations();
  return versions.find((version) => version < first);
}

/**
 * Migrates a database: creates Supabase's roles and storage tables, then applies each unrecorded migration in order
 * of file name, in a transaction that also records it where the Supabase CLI does.
 * @param versions applies only these migrations, to create a database of an earlier version
 * @throws BackendError naming the file that failed, or if the database is from before version 1.0 or a newer version
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  versions?: readonly string[],
): Promise<void> {
  const appliedVersions = await appliedMigrations(database);
  await requireSupported(appliedVersions, folder);
  const pendingFiles = (await migrationFiles(folder)).filter(
    (file) => (versions?.includes(versionOf(file)) ?? true) && !appliedVersions.includes(versionOf(file)),
  );
  await applyFile(database, bootstrapFile, "bootstrap.sql");
  for (const file of pendingFiles) await applyFile(database, `${folder}/${file}`, file);
}

/**
 * Returns the last migration of a database that `migrate` would upgrade; undefined if it is new or up to date.
 * @throws BackendError if the database is from before version 1.0 or a newer version
 */
export async function findEarlierVersion(
  database: Database,
  folder = migrationsFolder,
): Promise<string | undefined> {
  const appliedVersions = await appliedMigrations(database);
  await requireSupported(appliedVersions, folder);
  return (await listMigrations(folder)).every((version) => appliedVersions.includes(version))
    ? undefined
    : appliedVersions.toSorted().at(-1);
}

async function requireSupported(appliedVersions: readonly string[], folder: string): Promise<void> {
  const unsupported = await findUnsupported(appliedVersions);
  if (unsupported !== undefined)
    throw new BackendError(
      `The database is from before version 1.0 (migration ${unsupported}) and cannot be upgraded. Export its submissions with the version that made it, then start with an empty database: set DATA_DIR, or DATABASE_URL, to another one.`,
    );
  const last = (await listMigrations(folder)).at(-1) ?? "";
  const newer = appliedVersions.find((version) => version > last);
  if (newer !== undefined)
    throw new BackendError(
      `The database was upgraded by a newer version (migration ${newer}). Start that version, or restore the backup made before the upgrade to an empty database.`,
    );
}

/** SQLSTATE undefined_table: the database has no migrations yet. */
const undefinedTable = "42P01";

/**
 * Returns the versions of the migrations that a database has recorded, as this server and the Supabase CLI do.
 * @throws the database's error, for example if it has no migrations yet
 */
export async function readAppliedMigrations(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  return rows.map(({ version }) => version);
}

async function appliedMigrations(database: Database): Promise<string[]> {
  return readAppliedMigrations(database).catch((error: unknown) => {
    if (isDatabaseError(error) && error.code === undefinedTable) return [];
    throw new BackendError(
      `Cannot read which migrations have been applied: ${oneLine(error)}. Check the privileges of the database user.`,
    );
  });
}

async function rightsRemedy(database: Queryable, error: unknown): Promise<string> {
  const [, denied] = /permission denied (to create role|for database)/.exec(oneLine(error)) ?? [];
  if (denied === undefined) return "Check the privileges of the database user.";
  const [server] = await database.query<{ user: string; database: string }>(
    "select quote_ident(current_user) as user, quote_ident(current_database()) as database",
  );
  const { user = "…", database: name = "…" } = server ?? {};
  const statement =
    denied === "for database" ? `alter database ${name} owner to ${user}` : `alter role ${user} createrole`;
  return `As the server's administrator, run: ${statement}`;
}

async function applyFile(database: Database, path: string, file: string): Promise<void> {
  const sql = await readFile(path, "utf8");
  const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
  try {
    await database.transaction(
      async (transaction) => {
        await lockMigrations(transaction);
        if (version) {
          // Another server may have applied this migration in the meantime.
          const knownVersions = await transaction.query(
            "select from supabase_migrations.schema_migrations where version = $1",
            [version],
          );
          if (knownVersions.length > 0) return;
        }
        await transaction.run(sql);
        if (version) {
          await transaction.query(
            "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
            [version, name, sql],
          );
        }
      },
      { mayTakeLong: true },
    );
  } catch (error) {
    throw new BackendError(
      `The migration ${file} failed: ${oneLine(error)}. ${await rightsRemedy(database, error)}`,
    );
  }
}

import { submissionTables, type SubmissionTable } from "../../../model/submissions/submission-fields.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { buildRowsOfForms } from "../sent-columns.ts";
import { findSchemaDifferences, type SchemaDifference } from "./compare-schema.ts";
import { isDatabaseError, type Database, type Queryable } from "./database.ts";
import { listMigrations, readAppliedMigrations } from "./migrate.ts";

const PUSH = "npx supabase db push";

/** Whether the database has recorded all migrations of this version. */
async function isMigrated(database: Queryable): Promise<boolean> {
  const versions = await readAppliedMigrations(database).catch((error: unknown): string[] => {
    if (isDatabaseError(error)) return [];
    throw error;
  });
  return (await listMigrations()).every((version) => versions.includes(version));
}

/** Describes a difference and its remedy on one line. */
const describe = ({ what, sql }: SchemaDifference, hasMigrations: boolean): string => {
  const statements = sql.map((statement) => `"${statement}"`).join(" ");
  return hasMigrations && sql.length > 0
    ? `${what}. To fix: npm run sql -- ${statements}, and add a migration with the same statements if none has them`
    : `${what}. To fix, apply the migrations: ${PUSH}`;
};

/** Describes each difference between forms and database, with its remedy, on one line. */
export async function listDisagreements(database: Queryable): Promise<string[]> {
  const differences = await findSchemaDifferences(database);
  if (differences.length === 0) return [];
  const hasMigrations = await isMigrated(database);
  return differences.map((difference) => describe(difference, hasMigrations));
}

/**
 * Requires that the database accepts what forms send, according to its catalog.
 * @throws BackendError that describes the first difference
 */
export async function requireAgreement(database: Queryable): Promise<void> {
  const [first, ...others] = await listDisagreements(database);
  if (first === undefined) return;
  const rest = others.length === 0 ? "" : ` (and ${others.length} more)`;
  throw new BackendError(`The forms and the database do not agree: ${first}${rest}.`);
}

class RolledBack extends Error {}

async function tryTable(database: Database, table: SubmissionTable): Promise<void> {
  for (const row of buildRowsOfForms(table))
    await database
      .transaction(async (transaction) => {
        await transaction.query(
          `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true)`,
        );
        const columns = Object.keys(row).join(", ");
        await transaction.query(
          `insert into public.${table} (${columns})
           select ${columns} from json_populate_record(null::public.${table}, $1::json)`,
          [JSON.stringify(row)],
        );
        throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (error instanceof RolledBack) return;
        if (!isDatabaseError(error)) throw error;
        throw new BackendError(
          `The database refuses what forms send to public.${table}: ${oneLine(error)}. Compare its triggers, functions and policies with supabase/migrations.`,
        );
      });
}

/**
 * Inserts sample rows as a visitor, and rolls them back: policies, triggers and functions can refuse a row for
 * reasons that no catalog shows.
 * @throws BackendError if the database refuses one
 */
export async function tryForms(database: Database): Promise<void> {
  for (const table of submissionTables) await tryTable(database, table);
}

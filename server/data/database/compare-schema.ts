import { submissionTables, type SubmissionTable } from "../../../model/submissions/submission-fields.ts";
import { listSentColumns, resumeUploads, type SentColumn, buildRowsOfForms } from "../sent-columns.ts";
import { type Queryable, isDatabaseError, type Database } from "./database.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { listMigrations, readAppliedMigrations } from "./migrate.ts";
import { visitorSettings } from "./visitor-access.ts";

const PUSH = "npx supabase db push";

/** Something in the database with which it refuses what forms send, and the statements that mend it. */
interface SchemaDifference {
  what: string;
  sql: readonly string[];
}

interface StoredColumn {
  table: string;
  name: string;
  type: string;
  /** Whether a row without a value is refused. */
  is_required: boolean;
  is_granted: boolean;
  checks: { name: string; definition: string }[] | null;
}

const columnsQuery = `
  select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as is_required,
    has_column_privilege('anon', a.attrelid, a.attnum, 'insert') as is_granted,
    (select jsonb_agg(jsonb_build_object('name', quote_ident(k.conname), 'definition', pg_get_constraintdef(k.oid)))
     from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any (k.conkey)) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)`;

/** Matches the upper limit in a check's definition, as PostgreSQL prints it: `(char_length(email) <= 254)`. */
const limitPattern = ({ name, type }: StoredColumn): RegExp => {
  const column = `\\(?"?${name}"?\\)?(?:::text)?`;
  return new RegExp(`(${type === "integer" ? `\\b${column}` : `length\\(${column}\\)`} <= )(\\d+)`);
};

/** Finds the lowest limit among a column's checks. */
function findLimit(stored: StoredColumn) {
  const pattern = limitPattern(stored);
  return (stored.checks ?? [])
    .flatMap((check) => {
      const [, , limit] = pattern.exec(check.definition) ?? [];
      return limit === undefined ? [] : [{ ...check, limit: Number(limit) }];
    })
    .sort((one, other) => one.limit - other.limit)[0];
}

/** Writes a check of a column's limit; an empty string if it has none. */
const toCheck = ({ name, type, limit }: SentColumn): string =>
  limit === undefined ? "" : ` check (${type === "text" ? `char_length(${name})` : name} <= ${limit})`;

/** Compares limits. A higher one is accepted: during an upgrade, the newer version may have raised it. */
function compareLimit(table: string, sent: SentColumn, stored: StoredColumn): SchemaDifference[] {
  if (sent.limit === undefined) return [];
  const found = findLimit(stored);
  if (found !== undefined && found.limit >= sent.limit) return [];
  const subject = `the column public.${table}.${sent.name}`;
  const alter = `alter table public.${table}`;
  if (found === undefined)
    return [
      {
        what: `${subject} has no limit, and forms send up to ${sent.limit}`,
        sql: [`${alter} add${toCheck(sent)}`],
      },
    ];
  const definition = found.definition.replace(limitPattern(stored), `$1${sent.limit}`);
  return [
    {
      what: `${subject} is limited to ${found.limit}, and forms send up to ${sent.limit}`,
      sql: [`${alter} drop constraint ${found.name}, add constraint ${found.name} ${definition}`],
    },
  ];
}

const toGrant = (table: string, { name }: SentColumn): string =>
  `grant insert (${name}) on public.${table} to anon`;

/** Returns the statements that add a column for a field of a form. */
export const listAdditions = (table: string, sent: SentColumn): string[] => [
  `alter table public.${table} add column ${sent.name} ${sent.type}${toCheck(sent)}`,
  toGrant(table, sent),
  ...(sent.type === "text" ? ["select private.make_searchable()"] : []),
];

function compareColumn(table: string, sent: SentColumn, stored?: StoredColumn): SchemaDifference[] {
  const { name, type, isAlwaysSent } = sent;
  const column = `public.${table}.${name}`;
  const alter = `alter table public.${table}`;
  if (stored === undefined)
    return [{ what: `the column ${column} is missing`, sql: listAdditions(table, sent) }];
  if (stored.type !== type)
    return [
      {
        what: `the column ${column} has the type ${stored.type}, and forms send ${type}`,
        sql: [`${alter} alter column ${name} type ${type} using ${name}::${type}`],
      },
    ];
  const differences = compareLimit(table, sent, stored);
  if (!stored.is_granted)
    differences.push({ what: `visitors may not fill in the column ${column}`, sql: [toGrant(table, sent)] });
  if (stored.is_required && !isAlwaysSent)
    differences.push({
      what: `the column ${column} does not accept null, which forms send`,
      sql: [`${alter} alter column ${name} drop not null`],
    });
  return differences;
}

/** Finds columns of a newer schema that no form of this version fills in, and without which a row is refused. */
const findUnfilledColumns = (table: SubmissionTable, stored: readonly StoredColumn[]): SchemaDifference[] => {
  const sentNames = listSentColumns(table).map(({ name }) => name);
  return stored
    .filter(({ name, is_required }) => is_required && !sentNames.includes(name))
    .map(({ name }) => ({
      what: `the column public.${table}.${name} needs a value that forms of this version do not send`,
      sql: [`alter table public.${table} alter column ${name} drop not null`],
    }));
};

const functionsQuery = `
  select wanted.name from unnest($1::text[]) as wanted (name)
  where not coalesce(has_function_privilege('anon', to_regprocedure('public.' || wanted.name), 'execute'), false)`;

/** Functions that pages call. */
const calledFunctions = [
  "count_forms(text)",
  "read_receipt(text)",
  "correct_receipt(text, text, text)",
  "note_receipt(text, text)",
  "replace_receipt_file(text, text, text, integer)",
  "withdraw_receipt(text)",
];

async function compareBucket(database: Queryable): Promise<SchemaDifference[]> {
  const { types, bytes } = resumeUploads;
  const [bucket] = await database.query<{ is_agreed: boolean }>(
    `select coalesce(file_size_limit >= $1, true) and coalesce(allowed_mime_types @> $2::text[], true) as is_agreed
     from storage.buckets where id = 'resumes'`,
    [bytes, types],
  );
  if (bucket?.is_agreed) return [];
  const what = bucket ? "refuses files that forms accept" : "is missing";
  return [
    {
      what: `the bucket resumes ${what}`,
      sql: [
        `insert into storage.buckets (id, name, file_size_limit, allowed_mime_types) values ('resumes', 'resumes', ${bytes}, '{${types.join()}}') on conflict (id) do update set file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types`,
      ],
    },
  ];
}

/**
 * Compares the forms' fields with the database: columns, limits, what visitors may fill in and call, and the bucket.
 * Reads only the catalog, so it can run while visitors send.
 */
async function findSchemaDifferences(database: Queryable): Promise<SchemaDifference[]> {
  const columns = await database.query<StoredColumn>(columnsQuery, [submissionTables]);
  const uncallable = await database.query<{ name: string }>(functionsQuery, [calledFunctions]);
  return [
    ...submissionTables.flatMap((table) => {
      const stored = columns.filter((column) => column.table === table);
      if (stored.length === 0) return [{ what: `the table public.${table} is missing`, sql: [] }];
      const compare = (sent: SentColumn) =>
        compareColumn(
          table,
          sent,
          stored.find(({ name }) => name === sent.name),
        );
      return [...listSentColumns(table).flatMap(compare), ...findUnfilledColumns(table, stored)];
    }),
    ...uncallable.map(({ name }) => ({
      what: `visitors cannot call the function public.${name}`,
      sql: [`grant execute on function public.${name} to anon`],
    })),
    ...(await compareBucket(database)),
  ];
}

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
      .transaction(
        async (transaction) => {
          const columns = Object.keys(row).join(", ");
          await transaction.query(
            `insert into public.${table} (${columns})
             select ${columns} from json_populate_record(null::public.${table}, $1::json)`,
            [JSON.stringify(row)],
          );
          throw new RolledBack();
        },
        { settings: visitorSettings },
      )
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

import { submissionTables } from "../../data/submission-tables.ts";
import { openPostgres } from "../../data/database/open-postgres.ts";
import { listDisagreements } from "../../data/database/compare-schema.ts";
import { BackendError } from "../../platform/backend-error.ts";
import {
  describeResponse,
  describeResult,
  migrationRemedy,
  type Check,
  createVisitor,
  getField,
  type Visitor,
} from "./check.ts";
import { createFileChecks } from "./file-checks.ts";
import { createKeyChecks } from "./key-checks.ts";
import { createReceiptChecks } from "./receipt-checks.ts";
import { createTableChecks } from "./table-checks.ts";
import { makeTestRows } from "./test-rows.ts";
import {
  EnvironmentError,
  readBuildEnvironment,
  PUBLISHABLE_KEY,
} from "../../../site/settings/environment.ts";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";

/** The table that the migrations create last. */
const lastTable = submissionTables[submissionTables.length - 1];

/**
 * Checks, before anything is written, that a Supabase project with the site's tables responds and accepts the
 * key.
 * @throws BackendError if the project does not
 */
async function requireBackend(url: string, visitor: Visitor): Promise<void> {
  const path = `/rest/v1/${lastTable}?select=id&limit=0`;
  const response = await visitor({ method: "GET", path });
  const code = getField(response.body, "code");
  if (response.body === undefined || response.status >= 500) {
    throw new BackendError(
      `${url} does not respond like Supabase (${describeResponse(response)}). Check --url; a paused project has to be restored first.`,
    );
  }
  if (response.status === 401 && code !== "42501") {
    throw new BackendError(
      `${url} rejects the key (${describeResponse(response)}). Set --key to the publishable key of the project.`,
    );
  }
  if (code === "PGRST205" || code === "42P01") {
    throw new BackendError(`${url} has no table ${lastTable}. Apply the migrations first: supabase db push.`);
  }
}

/** Compares the forms with the catalog of the database behind the project. */
async function compareDatabase(databaseUrl: string): Promise<string[]> {
  const database = await openPostgres(databaseUrl);
  try {
    return await listDisagreements(database);
  } finally {
    await database.close();
  }
}

/**
 * Checks the anonymous role's permissions in a Supabase project. Each check sends one request, usually with the
 * publishable key, and prints one line. Before the checks, prints what they write: test rows, a test file
 * and a form event.
 * @param databaseUrl the project's database, whose catalog is compared too; undefined to use only the API
 * @param print prints a line
 * @returns the number of failed checks
 * @throws BackendError if the backend is unreachable or rejects the key
 */
export async function verifyBackend(
  { url, publishableKey, databaseUrl }: VerifyArguments & { databaseUrl?: string | undefined },
  print: (line: string) => void,
): Promise<number> {
  const visitors = {
    own: createVisitor(url, publishableKey),
    wrong: createVisitor(url, "sb_publishable_wrong"),
    none: createVisitor(url, undefined),
  };
  await requireBackend(url, visitors.own);

  const rows = makeTestRows();
  print(
    `Writing test rows for ${rows.email}, the file resumes/${rows.fileKey}, and one form event to ${url}.`,
  );
  print("To delete the rows from all runs, run as the database owner:");
  for (const table of submissionTables)
    print(`  delete from public.${table} where email like 'verify-backend.%@example.com';`);
  print("Delete the file in Storage, or for npm start, from files/resumes/ in the data folder.\n");

  const checks: Check[] = [
    ...createFileChecks(rows.fileKey),
    ...submissionTables.flatMap((table) => createTableChecks(table, rows)),
    ...createReceiptChecks(rows),
    ...createFormEventChecks(),
    ...createKeyChecks(rows),
  ];
  const disagreements = databaseUrl === undefined ? undefined : await compareDatabase(databaseUrl);
  for (const line of disagreements ?? []) print(`FAILED  schema: ${line}.`);
  if (disagreements?.length === 0) print("ok      schema: forms and database agree");
  let [ok, failed] = [disagreements?.length === 0 ? 1 : 0, disagreements?.length ?? 0];
  const runCheck = async (check: Check): Promise<void> => {
    const response = await visitors[check.key ?? "own"](check.request);
    const isMet = check.expected.isMet(response);
    if (!isMet && check.details?.length) {
      for (const detail of check.details) await runCheck(detail);
      return;
    }
    if (isMet) ok += 1;
    else failed += 1;
    print(describeResult(check, response));
  };
  for (const check of checks) await runCheck(check);
  print(`\n${ok + failed} checks: ${ok} ok, ${failed} failed.`);
  return failed;
}

/** Lines of form events, how many of them are counted, and what that checks. */
const events = [
  ["error resume-form,, /verify-backend", 1, "form events are counted"],
  ["error no-such-form,, /verify-backend", 1, "an unknown form is counted without its name"],
  ["error resume-form,,no-such-partner /verify-backend", 0, "an unknown partner is not counted"],
] as const;

/**
 * Returns checks that pages can send form events as plain text, and that names of unknown forms and partners are
 * not stored.
 */
const createFormEventChecks = (): Check[] =>
  events.map(([line, lines, name]) => ({
    name: `counts: ${name}`,
    request: {
      method: "POST",
      path: "/rest/v1/rpc/count_forms",
      headers: { "content-type": "text/plain;charset=UTF-8" },
      body: `${line}\n`,
    },
    expected: {
      text: `200 with {"counted": ${lines}}`,
      isMet: ({ status, body }) =>
        status === 200 && JSON.stringify(body) === JSON.stringify({ counted: lines }),
    },
    remedy: migrationRemedy,
  }));

type VerifyArguments = ReturnType<typeof parseVerifyArguments>;

const usageError = (message: string) => new UsageError("verify-backend", message);

/**
 * Parses the command line of `npm run verify-backend`. The key defaults to the one in pages that `npm start` serves.
 * @throws UsageError for invalid arguments, including a secret key, which would bypass all policies
 */
export function parseVerifyArguments(args: string[]) {
  const { url, key = PUBLISHABLE_KEY } = readArguments("verify-backend", args).values;
  if (!url) throw usageError("--url is missing: the address of the Supabase project.");
  try {
    const { supabase } = readBuildEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key });
    return supabase ?? { url, publishableKey: key };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw usageError(
      error.message.replace("SUPABASE_URL", "--url").replace("SUPABASE_PUBLISHABLE_KEY", "--key"),
    );
  }
}

import type { SubmissionTable } from "../../data/submission-tables.ts";
import { listAdditions } from "../../data/database/compare-schema.ts";
import { listSentColumns, type SentColumn } from "../../data/sent-columns.ts";
import {
  expectStatus,
  migrationRemedy,
  type Check,
  type Expectation,
  getField,
  type VisitorRequest,
} from "./check.ts";
import type { TestRows } from "./test-rows.ts";

/**
 * Expects PostgreSQL's permission error. An empty list is not enough: it would mean that a privilege is granted and
 * only a policy protects the rows.
 */
const expectNoPermission: Expectation = {
  text: "401 or 403 with code 42501",
  isMet: ({ status, body }) => [401, 403].includes(status) && getField(body, "code") === "42501",
};

/** Values of columns that only the server sets, by the check that visitors may not set them. */
const serverColumns = {
  "a created_at set by the sender is refused": { created_at: "2001-01-01T00:00:00Z" },
  "a spam_score set by the sender is refused": { spam_score: 0 },
  "spam_reasons set by the sender are refused": { spam_reasons: {} },
  "a status set by the sender is refused": { status: "closed" },
};

const schemaRemedy = `${migrationRemedy}; if none is pending, the schema is newer than this version, or was changed by hand`;

/**
 * Returns a check that columns exist and that visitors may fill them in. Its request inserts no row: PostgreSQL checks
 * the columns of an empty list too. If it fails, each column is checked alone, so that the output names those at
 * fault.
 */
const createColumnCheck = (table: SubmissionTable, columns: readonly SentColumn[]): Check => ({
  name: columns.length === 1 ? `${columns[0]?.name} can be filled in` : "every column that forms send exists",
  request: {
    method: "POST",
    path: `/rest/v1/${table}?columns=${columns.map(({ name }) => name).join(",")}`,
    headers: { prefer: "return=minimal" },
    body: [],
  },
  expected: expectStatus(201),
  remedy: `${migrationRemedy}, which must contain: ${columns.flatMap((column) => listAdditions(table, column)).join("; ")}`,
  details: columns.length === 1 ? [] : columns.map((column) => createColumnCheck(table, [column])),
});

/** Returns checks of visitors' permissions on a table. Every request is limited to the run's own rows. */
export function createTableChecks(table: SubmissionTable, rows: TestRows): Check[] {
  const { smallest, full } = rows.tables[table];
  const ownRowsQuery = `?email=eq.${encodeURIComponent(rows.email)}`;
  const request = (method: string, body?: object, prefer?: string, query = ""): VisitorRequest => ({
    method,
    path: `/rest/v1/${table}${query}`,
    body,
    ...(prefer !== undefined && { headers: { prefer } }),
  });
  const insert = (body: object, prefer = "return=minimal") => request("POST", body, prefer);
  const refusal = (name: string, privilege: string, refused: VisitorRequest): Check => ({
    name,
    request: refused,
    expected: expectNoPermission,
    remedy: `revoke ${privilege} on public.${table} from anon, and drop the policies that allow it`,
  });

  const checks: Check[] = [
    createColumnCheck(table, listSentColumns(table)),
    {
      name: "a row with only what every form sends is stored",
      request: insert(smallest),
      expected: expectStatus(201),
      remedy: schemaRemedy,
    },
    {
      name: "a row with every column, as long as forms allow, is stored",
      request: insert(full),
      expected: expectStatus(201),
      remedy: schemaRemedy,
    },
    {
      name: "the same row sent again is recognized by its id",
      request: insert(full),
      expected: expectStatus(409),
      remedy: `make id the primary key of public.${table}`,
    },
    refusal(
      "reading is refused",
      "select",
      request("GET", undefined, undefined, `${ownRowsQuery}&select=id`),
    ),
    refusal("reading back what was inserted is refused", "select", insert(smallest, "return=representation")),
    refusal(
      "changing is refused",
      "update",
      request("PATCH", { context: "verify-backend" }, "return=minimal", ownRowsQuery),
    ),
    refusal(
      "an upsert that overwrites is refused",
      "update",
      insert(full, "resolution=merge-duplicates,return=minimal"),
    ),
    refusal(
      "an upsert that reveals whether an id exists is refused",
      "select",
      insert(full, "resolution=ignore-duplicates,return=minimal"),
    ),
    refusal("deleting is refused", "delete", request("DELETE", undefined, "return=minimal", ownRowsQuery)),
    ...Object.entries(serverColumns).map(([name, columns]) => ({
      name,
      request: insert({ ...smallest, ...columns }),
      expected: expectNoPermission,
      remedy: `revoke insert on public.${table} from anon, then grant it column by column, as supabase/migrations does`,
    })),
    {
      name: "an unknown column is refused",
      request: insert({ ...smallest, no_such_column: "x" }),
      expected: expectStatus(400),
      remedy: `drop the column no_such_column of public.${table}`,
    },
    {
      name: "an invalid email is refused",
      request: insert({ ...smallest, email: "no address" }),
      expected: expectStatus(400),
      remedy: migrationRemedy,
    },
  ];
  const named = (check: Check): Check => ({
    ...check,
    name: `${table}: ${check.name}`,
    ...(check.details && { details: check.details.map(named) }),
  });
  return checks.map(named);
}

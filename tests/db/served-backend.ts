import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { BackendEnv } from "../../server/platform/serving/backend-env.ts";
import type { Database, DatabaseError, Queryable } from "../../server/data/database/database.ts";
import { openBackend, type BackendOptions } from "../../server/http/open-backend.ts";
import { submissionTables, type SubmissionTable } from "../../server/data/submission-tables.ts";
import { listen } from "../../server/platform/serving/listen.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { isFullRun } from "../is-full-run.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { useDatabase } from "./create-database.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { sampleRows } from "./sample-rows.ts";

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

export type ServedBackend = Awaited<ReturnType<typeof serveBackend>>;

const createVisitor = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false } });

const emptiedTables = [
  ...submissionTables.map((table) => `public.${table}`),
  ...["deliveries", "lead_events", "receipts", "partner_refs", "snoozes", "desk_presence", "lead_owners"].map(
    (table) => `private.${table}`,
  ),
  ...["operator_log", "operator_sessions", "operator_links", "operators"].map((table) => `private.${table}`),
  ...["job_alerts", "alert_departures", "openings"].map((table) => `private.${table}`),
  ...["rate_counts", "uploads", "form_counts"].map((table) => `private.${table}`),
  ...["known_partners", "known_origins", "known_contexts"].map((table) => `private.${table}`),
];

/** Disables triggers and uses `delete`, since `truncate` takes 50 ms of processor time on the embedded database. */
const resetStatements = `
  set local session_replication_role = replica;
  ${emptiedTables.map((table) => `delete from ${table};`).join("\n")}
  update private.rate_limits set max_count = 100000, window_seconds = 604800;
`;

/**
 * Empties the tables. Retries on deadlock, which occurs if one of the backend's jobs locks the tables in another
 * order.
 */
async function reset(database: Database): Promise<void> {
  const deadlock = "40P01";
  for (;;) {
    try {
      return await database.transaction((transaction) => transaction.run(resetStatements));
    } catch (error) {
      if ((error as DatabaseError).code !== deadlock) throw error;
    }
  }
}

/** Serves a backend over HTTP, with the client library that the widgets use. */
export async function serveBackend(options: BackendOptions) {
  const { dataDir } = options;
  const backend = await openBackend(options);
  const { database } = backend;
  const site = new Hono<BackendEnv>();
  site.route("/", backend.app);
  site.route("/", backend.mailed);
  site.get("*", (context) => context.text("a page of the site"));
  const { server, port } = await listen(site, { port: 0, proxies: options.proxies });
  const url = `http://127.0.0.1:${port}`;
  let requestCount = 0;
  server.on("request", () => (requestCount += 1));
  const visitor = createVisitor(url, PUBLISHABLE_KEY);
  const asAnon = <T>(work: (transaction: Queryable) => Promise<T>): Promise<T> =>
    database.transaction(async (transaction) => {
      await transaction.run("set local role anon");
      return work(transaction);
    });
  return {
    ...backend,
    url,
    publishableKey: PUBLISHABLE_KEY,
    countRequests: () => requestCount,
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    } as Record<string, string>,
    visitor,
    /** Stores a sample row as a visitor, with these changes, and returns its ID. */
    async send(table: SubmissionTable, changes: object = {}): Promise<string> {
      const row = { ...sampleRows[table], id: crypto.randomUUID(), ...changes };
      expect((await visitor.from(table).insert(row)).error).toBeNull();
      return row.id;
    },
    /** Uploads a resume as a visitor. */
    async upload(name: string, content = "%PDF-1.7") {
      const file = new File([content], "cv.pdf", { type: "application/pdf" });
      expect((await visitor.storage.from("resumes").upload(name, file)).error).toBeNull();
    },
    asAnon,
    /** Runs a statement as a visitor's database role. */
    queryAsAnon: (sql: string, parameters?: unknown[]) =>
      asAnon((transaction) => transaction.query(sql, parameters)),
    /** Reads a stored submission. */
    row: async (table: SubmissionTable, id: string) =>
      (await database.query(`select * from public.${table} where id = $1`, [id]))[0],
    /** Records an operator's action on a submission, such as a note. */
    addEvent: (table: SubmissionTable, submission: string, what: string, detail: object = {}) =>
      database.query(
        "insert into private.lead_events (submission_table, submission, actor, what, detail) values ($1, $2, 'pat', $3, $4)",
        [table, submission, what, JSON.stringify(detail)],
      ),
    /** Counts the rows of a table, such as `public.leads`, or `public.leads where id = $1`. */
    count: async (table: string, parameters?: unknown[]) =>
      (await database.query(`select from ${table}`, parameters)).length,
    /** Sets a rate limit, for example of `resumes` per `address`. */
    limit: (scope: string, subject: string, count: number) =>
      database.query("update private.rate_limits set max_count = $3 where scope = $1 and subject = $2", [
        scope,
        subject,
        count,
      ]),
    /** Empties tables and counters, and raises all rate limits so that tests do not reach them. */
    reset: () => reset(database),
    async close() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await backend.close();
    },
  };
}

if (isFullRun && postgresSkipReason) console.log(`PostgreSQL server: skipped, ${postgresSkipReason}.`);

type Suite = (backend: ServedBackend, isFastest: boolean) => void;

const hasPostgres = isFullRun && postgresSkipReason === undefined;

function useBackend(serve: () => Promise<ServedBackend>): ServedBackend {
  let servedBackend: ServedBackend | undefined;
  beforeAll(async () => void (servedBackend = await serve()));
  afterAll(() => servedBackend?.close());
  return new Proxy({} as ServedBackend, {
    get: (_, key) => Reflect.get(servedBackend ?? {}, key) as unknown,
  });
}

/** Serves a backend with an embedded database for all tests of a file or suite. */
export function useEmbeddedBackend(options: Partial<BackendOptions> = {}): ServedBackend {
  const dataDir = temporaryFolder();
  return useBackend(async () => {
    await copyEmbeddedTemplate(dataDir);
    return serveBackend({ dataDir, ...options });
  });
}

/**
 * Runs a suite with the embedded database and, with `npm test -- --all`, with PostgreSQL if it is installed.
 * `isFastest` is true on PostgreSQL if it is used, and otherwise on the embedded database: many cases of the same SQL
 * run only there, since they take less processor time.
 */
export function describeBackend(
  name: string,
  ...optionsAndSuite: [suite: Suite] | [options: Partial<BackendOptions>, suite: Suite]
): void {
  const [options, suite] = optionsAndSuite.length === 2 ? optionsAndSuite : [{}, ...optionsAndSuite];
  describe(`${name} (embedded)`, () => suite(useEmbeddedBackend(options), !hasPostgres));
  if (!isFullRun) return;
  describe.skipIf(postgresSkipReason)(`${name} (PostgreSQL server)`, () => {
    const dataDir = temporaryFolder();
    const database = useDatabase();
    suite(
      useBackend(() => serveBackend({ dataDir, databaseUrl: database.url, ...options })),
      true,
    );
  });
}

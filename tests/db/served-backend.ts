import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll, describe } from "vitest";
import type { BackendEnv } from "../../server/platform/serving/backend-env.ts";
import type { Database, DatabaseError, Queryable } from "../../server/data/database/database.ts";
import { openBackend, type Backend, type BackendOptions } from "../../server/http/open-backend.ts";
import { submissionTables } from "../../server/data/submission-tables.ts";
import { listen } from "../../server/platform/serving/listen.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { isFullRun } from "../is-full-run.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { createDatabase } from "./create-database.ts";
import { postgresSkipReason } from "./postgres-server.ts";

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** A backend that runs on an HTTP server, with the client library that the widgets use. */
export interface ServedBackend extends Backend {
  url: string;
  dataDir: string;
  environment: Record<string, string>;
  countRequests(): number;
  publishableKey: string;
  visitor: ReturnType<typeof createVisitor>;
  asAnon<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Empties tables and counters, and raises all rate limits so that tests do not reach them. */
  reset(): Promise<void>;
}

const createVisitor = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false } });

export const makeFolder = () => mkdtempSync(join(tmpdir(), "backend-"));

const emptiedTables = [
  ...submissionTables.map((table) => `public.${table}`),
  ...["deliveries", "lead_events", "receipts", "partner_refs"].map((table) => `private.${table}`),
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

export async function serveBackend(options: Partial<BackendOptions> = {}): Promise<ServedBackend> {
  const dataDir = options.dataDir ?? makeFolder();
  const backend = await openBackend({ dataDir, ...options });
  const site = new Hono<BackendEnv>();
  site.route("/", backend.app);
  site.get("*", (context) => context.text("a page of the site"));
  const { server, port } = await listen(site, 0);
  const url = `http://127.0.0.1:${port}`;
  let requestCount = 0;
  server.on("request", () => (requestCount += 1));
  return {
    ...backend,
    url,
    publishableKey: PUBLISHABLE_KEY,
    countRequests: () => requestCount,
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    },
    visitor: createVisitor(url, PUBLISHABLE_KEY),
    asAnon: (work) =>
      backend.database.transaction(async (transaction) => {
        await transaction.run("set local role anon");
        return work(transaction);
      }),
    reset: () => reset(backend.database),
    async close() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await backend.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

if (isFullRun && postgresSkipReason) console.log(`PostgreSQL server: skipped, ${postgresSkipReason}.`);

type Suite = (backend: ServedBackend, isFastest: boolean) => void;

const hasPostgres = isFullRun && postgresSkipReason === undefined;

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
  const run = (isFastest: boolean, serve: () => Promise<ServedBackend>) => () => {
    let servedBackend: ServedBackend | undefined;
    beforeAll(async () => void (servedBackend = await serve()));
    afterAll(() => servedBackend?.close());
    suite(
      new Proxy({} as ServedBackend, { get: (_, key) => Reflect.get(servedBackend ?? {}, key) as unknown }),
      isFastest,
    );
  };
  describe(
    `${name} (embedded)`,
    run(!hasPostgres, async () => {
      const dataDir = makeFolder();
      await copyEmbeddedTemplate(dataDir);
      const backend = await serveBackend({ ...options, dataDir });
      return {
        ...backend,
        async close() {
          await backend.close();
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    }),
  );
  if (!isFullRun) return;
  describe.skipIf(postgresSkipReason)(
    `${name} (PostgreSQL server)`,
    run(true, async () => {
      const database = await createDatabase();
      const backend = await serveBackend({ ...options, databaseUrl: database.url });
      return {
        ...backend,
        async close() {
          await backend.close();
          await database.drop();
        },
      };
    }),
  );
}

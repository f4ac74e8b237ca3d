import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { Database, Insert, Queryable } from "./database.ts";
import { createFairQueue } from "../../platform/serving/fair-queue.ts";
import {
  toSubscriberNetwork,
  parseForwardedAddress,
  toPlainAddress,
  type TrustedProxies,
} from "../../platform/serving/trusted-proxies.ts";

/**
 * Maximum requests per client: running at the same time (the connection pool has ten connections), and queued (at
 * most 64 KB each).
 */
const [maxConcurrent, maxQueued] = [2, 1000];

/** Statement timeout for visitors, in milliseconds; a form's statements take less than a hundredth of it. */
const statementMs = 2_000;

/**
 * Settings of a transaction whose statements run as the `anon` role does on hosted Supabase. Triggers count a
 * request's rows in `private.rows`, and a transaction may hold several requests.
 */
export const visitorSettings = {
  role: "anon",
  "request.jwt.claims": '{"role":"anon"}',
  "private.rows": "",
};

interface InsertStatement extends Pick<Insert, "toSql" | "values"> {
  rows: number;
}

export type VisitorAccess = ReturnType<typeof createVisitorAccess>;

/** Creates the functions for visitors' requests. Each queues its work behind the same client's earlier requests. */
export function createVisitorAccess(database: Database, proxies: TrustedProxies | undefined) {
  const runInQueue = createFairQueue(maxConcurrent, maxQueued);
  const enqueue = <T>(context: BackendContext, work: () => Promise<T>): Promise<T> =>
    runInQueue(toSubscriberNetwork(clientAddress(context, proxies)), work);
  const toSettings = (context: BackendContext) => ({
    "request.headers": JSON.stringify(toDatabaseHeaders(context, proxies)),
  });

  const toVisitorSettings = (context: BackendContext) => ({
    ...visitorSettings,
    "request.method": context.req.method,
    "request.path": context.req.path,
    ...toSettings(context),
  });

  const count = (table: string, rows: number, settings: Record<string, string>) =>
    database.transaction(
      (transaction) => transaction.query("select private.count_tries($1, $2)", [table, rows]),
      { statementMs, settings },
    );

  return {
    enqueue,
    /** Runs `work` as the database's owner, with the request's headers, which identify the visitor. */
    runForVisitor<T>(context: BackendContext, work: (transaction: Queryable) => Promise<T>): Promise<T> {
      const settings = toSettings(context);
      return enqueue(context, () => database.transaction(work, { settings }));
    },
    /**
     * Runs `work` as the `anon` role, with the same settings as PostgREST and Storage, so that grants, policies and
     * triggers apply as on hosted Supabase.
     */
    runAsVisitor<T>(context: BackendContext, work: (transaction: Queryable) => Promise<T>): Promise<T> {
      const settings = toVisitorSettings(context);
      return enqueue(context, () => database.transaction(work, { statementMs, settings }));
    },
    /**
     * Inserts rows as `runAsVisitor` would. Triggers count them against the rate limit. If the request fails, the
     * rollback removes that count, so the request is counted again, on its own.
     */
    insertAsVisitor(
      context: BackendContext,
      table: string,
      { toSql, values, rows }: InsertStatement,
    ): Promise<void> {
      const settings = toVisitorSettings(context);
      return enqueue(context, async () => {
        try {
          await database.insert({ toSql, values, settings, statementMs });
        } catch (error) {
          // The visitor gets the first error, even if the database fails here, too.
          await count(table, rows, toSettings(context)).catch(() => undefined);
          throw error;
        }
      });
    },
  };
}

/** Headers that contain the visitor's address; only a trusted proxy may set them. */
const addressHeaders = new Set([
  "cf-connecting-ip",
  "forwarded",
  "true-client-ip",
  "x-client-ip",
  "x-forwarded-for",
  "x-real-ip",
]);
/** Headers with credentials, which the database does not need. */
const secretHeaders = new Set(["apikey", "authorization", "cookie"]);

/**
 * Returns the visitor's address: the connection's peer or, behind a trusted proxy, the last entry of
 * `x-forwarded-for` that is not itself a trusted proxy. Entries further left may be forged.
 */
export function clientAddress(
  context: { env: BackendContext["env"]; req: Pick<BackendContext["req"], "header"> },
  proxies: TrustedProxies | undefined,
): string {
  const peer = toPlainAddress(context.env.incoming?.socket.remoteAddress ?? "unknown");
  if (!proxies?.isPeer(peer)) return peer;
  const entries = (context.req.header("x-forwarded-for") ?? "").split(",").map(parseForwardedAddress);
  return entries.findLast((entry) => entry !== "" && !proxies.isHop(entry)) ?? peer;
}

/**
 * Returns the request's headers for the database triggers (`request.headers`), in lowercase, with the visitor's
 * address as the only entry of `x-forwarded-for`. Hosted Supabase puts that address first.
 */
function toDatabaseHeaders(
  context: BackendContext,
  proxies: TrustedProxies | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of context.req.raw.headers) {
    if (!addressHeaders.has(name) && !secretHeaders.has(name)) headers[name] = value;
  }
  headers["x-forwarded-for"] = clientAddress(context, proxies);
  return headers;
}

import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { Database, Queryable } from "./database.ts";
import { createFairQueue } from "../../platform/serving/fair-queue.ts";
import { clientAddress, toDatabaseHeaders } from "../../platform/serving/request-headers.ts";
import { toSubscriberNetwork, type TrustedProxies } from "../../platform/serving/trusted-proxies.ts";

/**
 * Maximum requests per client: running at the same time (the connection pool has ten connections), and queued (at
 * most 64 KB each).
 */
const [maxConcurrent, maxQueued] = [2, 1000];

/** Statement timeout for visitors, in milliseconds; a form's statements take less than a hundredth of it. */
const statementMs = 2_000;

interface RateLimitedRequest {
  table: string;
  rows: number;
}

/** Runs `work` as the anonymous role, after counting `rateLimited`, if given, against the rate limit. */
export type RunAsVisitor = <T>(
  context: BackendContext,
  work: (transaction: Queryable) => Promise<T>,
  rateLimitedRequest?: RateLimitedRequest,
) => Promise<T>;

export type Enqueue = <T>(context: BackendContext, work: () => Promise<T>) => Promise<T>;

export function createClientQueue(proxies: TrustedProxies | undefined): Enqueue {
  const enqueue = createFairQueue(maxConcurrent, maxQueued);
  return (context, work) => enqueue(toSubscriberNetwork(clientAddress(context, proxies)), work);
}

/**
 * Returns a function that runs work in a transaction as the `anon` role, with the same settings as PostgREST and
 * Storage, so that grants, policies and triggers apply as on hosted Supabase.
 */
export function createVisitorRunner(
  database: Database,
  proxies: TrustedProxies | undefined,
  enqueue: Enqueue,
): RunAsVisitor {
  /** Counted in a separate transaction, so that the count survives a rejected request or a database crash. */
  const count = ({ table, rows }: RateLimitedRequest, headers: string) =>
    database.transaction(
      async (transaction) => {
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
        const sql = "select private.count_tries($1, $2) as verdict";
        const [counted] = await transaction.query<{ verdict: string }>(sql, [table, rows]);
        return counted?.verdict;
      },
      { statementMs },
    );

  return (context, work, rateLimitedRequest) => {
    const { method, path } = context.req;
    const headers = JSON.stringify(toDatabaseHeaders(context, proxies));
    return enqueue(context, async () => {
      const verdict = rateLimitedRequest && (await count(rateLimitedRequest, headers));
      return database.transaction(
        async (transaction) => {
          await transaction.query(
            `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true),
              set_config('request.method', $1, true), set_config('request.path', $2, true),
              set_config('request.headers', $3, true), set_config('private.tries', $4, true)`,
            [method, path, headers, verdict ?? ""],
          );
          return work(transaction);
        },
        { statementMs },
      );
    });
  };
}

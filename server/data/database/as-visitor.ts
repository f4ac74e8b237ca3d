import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { Database, Queryable } from "./database.ts";
import { fairTurns } from "../../platform/serving/fair-turns.ts";
import { addressOf, describeRequest } from "../../platform/serving/request-headers.ts";
import { customerOf, type TrustedProxies } from "../../platform/serving/trusted-proxies.ts";

/** Two of the ten connections to a PostgreSQL server; a request that waits takes at most 64 KB. */
const [atOnce, inLine] = [2, 1000];

/** How long each statement of a visitor may take, in milliseconds; none of a form takes a hundredth of it. */
const statementMs = 2_000;

/** What a request is counted as before it is carried out. */
export interface Tries {
  /** The table whose limit counts. */
  table: string;
  /** How many rows the request has. */
  rows: number;
}

/** Runs work as the anonymous visitor behind a request, after counting `tries` where there are any. */
export type AsVisitor = <T>(
  context: BackendContext,
  work: (transaction: Queryable) => Promise<T>,
  tries?: Tries,
) => Promise<T>;

/** Runs work on the database when it is the turn of whoever has sent a request. */
export type InTurn = <T>(context: BackendContext, work: () => Promise<T>) => Promise<T>;

/** Returns the turns of all senders. Whatever a request asks of the database goes through them. */
export function turnsOf(proxies: TrustedProxies | undefined): InTurn {
  const inTurn = fairTurns(atOnce, inLine);
  return (context, work) => inTurn(customerOf(addressOf(context, proxies)), work);
}

/**
 * Returns a function that runs work in a transaction as the role `anon`, with the settings that PostgREST and Storage make,
 * so that grants, policies and triggers decide as they do on hosted Supabase.
 */
export function asVisitorOf(
  database: Database,
  proxies: TrustedProxies | undefined,
  inTurn: InTurn,
): AsVisitor {
  /** Counts in a transaction of its own, so that what is refused afterwards, or ends the database, has been counted. */
  const count = ({ table, rows }: Tries, headers: string) =>
    database.transaction(
      async (transaction) => {
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
        const sql = "select private.count_tries($1, $2) as verdict";
        const [counted] = await transaction.query<{ verdict: string }>(sql, [table, rows]);
        return counted?.verdict;
      },
      { statementMs },
    );

  return (context, work, tries) => {
    const { method, path } = context.req;
    const headers = JSON.stringify(describeRequest(context, proxies));
    return inTurn(context, async () => {
      const verdict = tries && (await count(tries, headers));
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

import type { BackendContext } from "../../http/backend-env.ts";
import type { Database, Queryable } from "./database.ts";
import { fairTurns } from "../../http/fair-turns.ts";
import { addressOf, describeRequest } from "../../http/request-headers.ts";

/** As many as a PostgreSQL server is given connections; a request in line holds at most 64 KB. */
const [atOnce, inLine] = [10, 1000];

/** Runs work as the anonymous visitor behind a request. */
export type AsVisitor = <T>(
  context: BackendContext,
  work: (transaction: Queryable) => Promise<T>,
) => Promise<T>;

/**
 * Returns a function that runs work in a transaction as the role `anon`, with the settings that PostgREST and Storage make,
 * so that grants, policies and triggers decide as they do on hosted Supabase.
 */
export function asVisitorOf(database: Database, trustProxy: boolean): AsVisitor {
  const inTurn = fairTurns(atOnce, inLine);
  return (context, work) => {
    const { method, path } = context.req;
    const headers = JSON.stringify(describeRequest(context, trustProxy));
    return inTurn(addressOf(context, trustProxy), () =>
      database.transaction(async (transaction) => {
        await transaction.query(
          `select set_config('role', 'anon', true), set_config('statement_timeout', '8s', true),
            set_config('request.jwt.claims', '{"role":"anon"}', true), set_config('request.method', $1, true),
            set_config('request.path', $2, true), set_config('request.headers', $3, true)`,
          [method, path, headers],
        );
        return work(transaction);
      }),
    );
  };
}

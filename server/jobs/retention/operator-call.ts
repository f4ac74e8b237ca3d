import type { SupabaseClient } from "@supabase/supabase-js";
import type { Queryable } from "../../data/database/database.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";

/** Functions in the schema `public` that only operators may call. */
export const operatorFunctions = [
  "find_person",
  "find_mentions",
  "files_of_submissions",
  "delete_submissions",
  "redact_person",
  "due_submissions",
  "note_listed",
  "hold_submission",
] as const;

type OperatorFunction = (typeof operatorFunctions)[number];

export type OperatorCall = <Result>(name: OperatorFunction, request: object) => Promise<Result>;

export function callDatabase(database: Queryable): OperatorCall {
  return async <Result>(name: OperatorFunction, request: object) => {
    const [row] = await database.query<{ result: Result }>(`select public.${name}($1::jsonb) as result`, [
      JSON.stringify(request),
    ]);
    return row?.result as Result;
  };
}

export function callHostedProject(client: SupabaseClient, url: string): OperatorCall {
  return async <Result>(name: OperatorFunction, request: object) => {
    const result = await client.rpc(name, { wanted: request });
    if (result.error)
      throw new BackendError(`Supabase at ${url} rejected the request: ${oneLine(result.error.message)}.`);
    return result.data as Result;
  };
}

import type { SupabaseClient } from "@supabase/supabase-js";
import type { Queryable } from "../../data/database/database.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";

type OperatorFunction =
  | "find_person"
  | "files_of_submissions"
  | "delete_submissions"
  | "due_submissions"
  | "note_listed"
  | "hold_submission";

export type OperatorCall = <Answer>(name: OperatorFunction, wanted: object) => Promise<Answer>;

export function callDatabase(database: Queryable): OperatorCall {
  return async <Answer>(name: OperatorFunction, wanted: object) => {
    const [row] = await database.query<{ answer: Answer }>(`select public.${name}($1::jsonb) as answer`, [
      JSON.stringify(wanted),
    ]);
    return row?.answer as Answer;
  };
}

export function callHostedProject(client: SupabaseClient, url: string): OperatorCall {
  return async <Answer>(name: OperatorFunction, wanted: object) => {
    const answer = await client.rpc(name, { wanted });
    if (answer.error)
      throw new BackendError(`Supabase at ${url} rejected the request: ${oneLine(answer.error.message)}.`);
    return answer.data as Answer;
  };
}

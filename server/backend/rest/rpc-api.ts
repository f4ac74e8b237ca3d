import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AsVisitor } from "../database/as-visitor.ts";
import { oneLine } from "../backend-error.ts";
import type { BackendEnv } from "../../http/backend-env.ts";
import type { Queryable } from "../database/database.ts";
import { readBody } from "../../http/read-body.ts";
import { RestError, toRestError } from "./rest-error.ts";

const bodyLimits = { bytes: 1024, idleMs: 5_000, totalMs: 15_000 };

/** The functions of the schema `public` that take no arguments; the API serves no others. */
export async function readExposedFunctions(database: Queryable): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and pronargs = 0",
  );
  return new Set(rows.map(({ name }) => name));
}

/** Whether a request brings no arguments, which supabase-js writes as an empty object. */
async function isWithoutArguments(request: Request): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of readBody(request, bodyLimits)) text += decoder.decode(piece, { stream: true });
  return /^\s*(\{\s*\})?\s*$/.test(text);
}

/** `/rest/v1/rpc`: calling a function as PostgREST does. The database decides whether the visitor may. */
export function rpcApi(functions: ReadonlySet<string>, asVisitor: AsVisitor): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();

  app.post("/:name", async (context) => {
    const name = context.req.param("name");
    if (!functions.has(name) || !(await isWithoutArguments(context.req.raw))) {
      throw new RestError(404, "PGRST202", `Could not find the function public.${name} in the schema cache`);
    }
    const [row] = await asVisitor(context, (transaction) =>
      transaction.query<{ answer: object | null }>(`select public."${name}"() as answer`),
    );
    return context.json(row?.answer ?? null);
  });

  app.onError((error, context) => {
    const answer = toRestError(error);
    if (answer.status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
    return context.json(answer.body, answer.status as ContentfulStatusCode);
  });
  return app;
}

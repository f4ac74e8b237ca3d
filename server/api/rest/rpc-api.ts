import { text } from "node:stream/consumers";
import { Hono } from "hono";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";
import { readBody } from "../../platform/serving/read-body.ts";
import type { ExposedFunctions } from "./exposed-schema.ts";
import { normalizeField, invalidBody } from "./insert-statement.ts";
import { respondToError, RestError } from "./rest-error.ts";

const bodyLimits = { bytes: 16 * 1024, idleMs: 5_000, totalMs: 15_000 };

/** Outcomes of a receipt function that did what was asked. Any other one is logged as the reason of a refusal. */
const successes = ["found", "withdrawn"];

function toText(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw invalidBody("An argument is not a plain value");
}

/**
 * Reads a call's arguments by name. An empty body has none; a plain-text body is the single unnamed argument.
 * @throws RestError if the body is neither plain text nor a JSON object
 */
async function readArguments(context: BackendContext): Promise<[name: string, value: unknown][]> {
  const sent = await text(readBody(context.req.raw, bodyLimits, context.env.incoming));
  if (/^text\/plain\b/i.test(context.req.header("content-type") ?? "")) return [["", sent]];
  let body: unknown;
  try {
    body = sent.trim() === "" ? {} : JSON.parse(sent);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalidBody("Empty or invalid json");
  return Object.entries(body);
}

/** Serves `/rest/v1/rpc`: calls functions as PostgREST does. The database enforces permissions. */
export function createRpcApi(functions: ExposedFunctions, visitors: VisitorAccess): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();

  app.post("/:name", async (context) => {
    const name = context.req.param("name");
    const types = functions.get(name);
    if (types) context.set("route", `/rest/v1/rpc/${name}`);
    const namedArguments = await readArguments(context);
    if (types === undefined || namedArguments.some(([argument]) => !types.has(argument))) {
      throw new RestError(404, "PGRST202", `Could not find the function public.${name} in the schema cache`);
    }
    const list = namedArguments.map(([argument], index) => {
      const value = `$${index + 1}::text::${types.get(argument)}`;
      return argument === "" ? value : `"${argument}" => ${value}`;
    });
    const values = namedArguments.map(([argument, value]) => toText(normalizeField(argument, value)));
    const [row] = await visitors.runAsVisitor(context, (transaction) =>
      transaction.query<{ result: object | null }>(
        `select public."${name}"(${list.join(", ")}) as result`,
        values,
      ),
    );
    const outcome = row?.result && "outcome" in row.result ? row.result.outcome : undefined;
    if (typeof outcome === "string" && !successes.includes(outcome)) context.set("reason", outcome);
    context.header("Cache-Control", "no-store");
    return context.json(row?.result ?? null);
  });

  app.onError(respondToError);
  return app;
}

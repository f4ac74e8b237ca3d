import { buffer, text } from "node:stream/consumers";
import { Hono } from "hono";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";
import { requireTable, type ExposedTables, type ExposedFunctions } from "./exposed-schema.ts";
import { buildInsert, invalidBody, normalizeField } from "./insert-statement.ts";
import { readBody } from "../../platform/serving/read-body.ts";
import { respondToError, RestError } from "./rest-error.ts";

const jsonLimits = { bytes: 64 * 1024, idleMs: 5_000, totalMs: 15_000 };

/** Statements for HTTP methods that visitors may not use, so that PostgreSQL itself denies them. */
const refusedVerbs: Record<string, (table: string) => string> = {
  GET: (table) => `select * from public.${table} limit 0`,
  HEAD: (table) => `select * from public.${table} limit 0`,
  PATCH: (table) => `update public.${table} set id = id where false`,
  PUT: (table) => `update public.${table} set id = id where false`,
  DELETE: (table) => `delete from public.${table} where false`,
};

async function readText({ req, env }: BackendContext): Promise<string> {
  const bytes = await buffer(readBody(req.raw, jsonLimits, env.incoming));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

function checkHeaders(request: Request): void {
  const schema = request.headers.get("content-profile");
  if (schema && schema !== "public") {
    throw new RestError(
      406,
      "PGRST106",
      `Invalid schema: ${schema}`,
      null,
      "Only the schema public is exposed",
    );
  }
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "application/json";
  if (!/^application\/(vnd\.pgrst\.object\+)?json$/.test(type)) {
    throw new RestError(415, "PGRST107", `Content-Type not acceptable: ${type}`);
  }
}

/** Serves `/rest/v1`: inserts rows as PostgREST does. The database denies all other methods. */
export function createRestApi(tables: ExposedTables, visitors: VisitorAccess): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();

  app.use("/:table", (context, next) => {
    const table = context.req.param("table");
    if (tables.has(table)) context.set("route", `/rest/v1/${table}`);
    return next();
  });

  app.post("/:table", async (context) => {
    const request = context.req.raw;
    checkHeaders(request);
    const preferHeader = context.req.header("prefer") ?? "";
    const table = context.req.param("table");
    const insertOptions = { columns: context.req.query("columns"), preferHeader };
    const body = await readText(context);
    if (tables.has(table)) context.set("table", table);
    const statement = buildInsert(tables, table, body, insertOptions);
    if (!statement?.rows) context.set("table", undefined);
    if (statement) await visitors.insertAsVisitor(context, table, statement);
    if (/return=minimal/.test(preferHeader)) context.header("Preference-Applied", "return=minimal");
    context.header("Content-Range", "*/*");
    return context.body(null, 201);
  });

  app.all("/:table", async (context) => {
    const table = context.req.param("table");
    const statement = refusedVerbs[context.req.method];
    if (!statement) throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${context.req.method}`);
    requireTable(tables, table);
    await visitors.runAsVisitor(context, (transaction) => transaction.query(statement(`"${table}"`)));
    return context.json([]);
  });

  app.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });

  app.onError(respondToError);
  return app;
}

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

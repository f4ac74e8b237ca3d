import { isIP } from "node:net";
import { Hono, type MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { submissionTables } from "../../data/submission-tables.ts";
import type { BackendEnv, BackendContext } from "../../platform/serving/backend-env.ts";
import { randomBytes } from "node:crypto";
import { toRestError } from "../../api/rest/rest-error.ts";

export interface GaugeSource {
  name: string;
  help: string;
  label?: string;
  read: () => Promise<Readonly<Record<string, number>>>;
}

type Metrics = ReturnType<typeof createMetrics>;

/** Ways in which visitors send something. */
function doorOf({ method, route }: RequestLogEntry): string {
  if (route === "/rest/v1/rpc/count_forms") return "counts";
  if (route.startsWith("/rest/v1/rpc/")) return "receipts";
  if (route.startsWith("/rest/v1/")) return "rest";
  if (route.startsWith("/storage/v1/")) return "storage";
  return method === "POST" ? "forms" : "pages";
}

/** Statuses of a refusal that says nothing about the form: too slow, repeated, expired, too large, too many. */
const ordinaryStatuses = [408, 409, 410, 413, 422, 429];

function groupOf(route: string): string {
  if (/^\/rest\/v1\//.test(route)) return route;
  if (/^\/storage\/v1\//.test(route)) return "/storage/v1/*";
  return route === "/healthz" || route === "/readyz" ? route : "site";
}

export function createMetrics(measures: readonly GaugeSource[]) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const rows = new Counter({
    name: "ridgebeam_submissions_total",
    help: "Requests that stored a submission, with or without JavaScript, by table.",
    labelNames: ["table"],
    registers: [register],
  });
  const refusals = new Counter({
    name: "ridgebeam_refusals_total",
    help: "Refused requests, by how they were sent and by error code.",
    labelNames: ["door", "reason"],
    registers: [register],
  });
  const refusedSinceStored = new Gauge({
    name: "ridgebeam_refused_since_stored",
    help: "Submissions refused since the last one was stored, by table.",
    labelNames: ["table"],
    registers: [register],
  });
  // A series that appears with its first event has no increase, and one that does not exist equals nothing.
  for (const table of submissionTables) {
    rows.inc({ table }, 0);
    refusedSinceStored.set({ table }, 0);
  }
  const observeSubmission = (table: string, status: number): void => {
    const isStored = status === 201 || status === 303;
    if (isStored) rows.inc({ table });
    if (isStored || status === 409) refusedSinceStored.set({ table }, 0);
    else if (status >= 400 && !ordinaryStatuses.includes(status)) refusedSinceStored.inc({ table });
  };
  for (const { name, help, label, read } of measures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [register],
      collect: async () => {
        gauge.reset();
        for (const [key, value] of Object.entries(await read().catch(() => ({}))))
          gauge.set(label === undefined ? {} : { [label]: key }, value);
      },
    });
  }
  return {
    observe: (entry: RequestLogEntry): void => {
      const { method, route, status, milliseconds, table, reason } = entry;
      seconds.observe({ method, route: groupOf(route), status }, milliseconds / 1000);
      if (table !== undefined) observeSubmission(table, status);
      if (reason !== undefined) refusals.inc({ door: doorOf(entry), reason: reason.replace(/ .*/s, "") });
    },
    print: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

/** Whether a Host header is an IP address or localhost; any other name could be a DNS rebinding attack. */
function isOwnHost(host = ""): boolean {
  const address = `http://${host}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : "";
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

/** Creates an app that serves the metrics at `/metrics`, to this machine only. */
export function createMetricsApp(metrics: Metrics): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.use((context, next) =>
    isOwnHost(context.req.header("host")) ? next() : Promise.resolve(context.body(null, 403)),
  );
  app.get("/metrics", async (context) => {
    const { type, text } = await metrics.print();
    return context.body(text, 200, { "content-type": type });
  });
  return app;
}

export interface RequestLogEntry {
  /** Id of the request, also sent as `X-Request-Id`, so that visitors can quote it. */
  id: string;
  method: string;
  /** The path, with `*` in place of parts that the client chooses. */
  route: string;
  status: number;
  milliseconds: number;
  /** Table of the submission that the request sends. */
  table?: string | undefined;
  reason?: string | undefined;
}

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const newId = (): string => [...randomBytes(8)].map((byte) => digits[byte % digits.length]).join("");

const sitePath = /^\/[\w./-]{0,200}$/;

const isFound = (status: number): boolean => status < 300 || status === 303 || status === 304;

/**
 * Returns the path without secrets and client-chosen parts: object and receipt keys, names, and paths that
 * redirect or do not exist. Each route is a metrics label, so arbitrary paths would exhaust memory.
 */
function routeOf(context: BackendContext): string {
  const { path } = context.req;
  if (path.startsWith("/storage/v1/object/")) return "/storage/v1/object/*";
  const [api] = /^\/(?:rest|storage)\/v1\//.exec(path) ?? [];
  if (api !== undefined) return context.get("route") ?? `${api}*`;
  if (path === "/healthz" || path === "/readyz") return path;
  return isFound(context.res.status) && sitePath.test(path) ? path : "*";
}

/** Gives each request an id, and passes its log entry to the observers after the response. */
export function observeRequests(
  observers: readonly ((request: RequestLogEntry) => void)[],
): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const startTime = performance.now();
    const id = newId();
    // Set before the response is made, because a later header would copy the response and its body.
    context.header("X-Request-Id", id);
    await next();
    const request: RequestLogEntry = {
      id,
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - startTime) * 10) / 10,
      table: context.get("table"),
      reason: context.get("reason") ?? (context.error && toRestError(context.error).code),
    };
    for (const observe of observers) observe(request);
  };
}

export function logRequest(request: RequestLogEntry): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...request })}\n`);
}

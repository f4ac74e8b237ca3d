import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { toRestError } from "../../api/rest/rest-error.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";

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

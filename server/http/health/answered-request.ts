import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { StorageError } from "../../api/storage/storage-error.ts";
import { toRestError } from "../../api/rest/rest-error.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";

/** What is logged of an answered request: nothing that says who sent it, or what. */
export interface AnsweredRequest {
  /** Also in the answer's `x-request-id`, so that a visitor can name it. */
  id: string;
  method: string;
  /** The path, with `*` for what a sender has chosen freely. */
  route: string;
  status: number;
  milliseconds: number;
  /** The code of the error that refused it. */
  reason?: string | undefined;
}

/** Crockford's base 32: no letter that is taken for a digit. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const newId = (): string => [...randomBytes(8)].map((byte) => digits[byte % digits.length]).join("");

/** What the path of a page or file of the site looks like. */
const sitePath = /^\/[\w./-]{0,200}$/;

/** Whether there is something at the path of an answered request, so that its sender has not made it up. */
const isFound = (status: number): boolean => status < 300 || status === 303 || status === 304;

/**
 * The path of a request without what only its sender knows: keys of files and of receipts, names, and addresses at which nothing is or that
 * lead elsewhere. Each path counts for itself in the metrics, so that a sender who could choose it would fill the memory.
 */
function routeOf(context: BackendContext): string {
  const { path } = context.req;
  if (path.startsWith("/storage/v1/object/")) return "/storage/v1/object/*";
  const [api] = /^\/(?:rest|storage)\/v1\//.exec(path) ?? [];
  if (api !== undefined) return context.get("route") ?? `${api}*`;
  if (path === "/healthz" || path === "/readyz") return path;
  return isFound(context.res.status) && sitePath.test(path) ? path : "*";
}

function reasonOf(error: Error): string {
  return error instanceof StorageError ? error.error : toRestError(error).code;
}

/** Numbers each request, and hands it on when it has been answered. */
export function observeRequests(
  observers: readonly ((request: AnsweredRequest) => void)[],
): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const started = performance.now();
    const id = newId();
    await next();
    context.header("X-Request-Id", id);
    const request: AnsweredRequest = {
      id,
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      reason: context.error && reasonOf(context.error),
    };
    for (const observe of observers) observe(request);
  };
}

/** Writes a request as one line of JSON. */
export function logRequest(request: AnsweredRequest): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...request })}\n`);
}

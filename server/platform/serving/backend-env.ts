import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { oneLine } from "../backend-error.ts";

/**
 * Hono's bindings and variables for each route. `incoming` is the Node request of `@hono/node-server`, which
 * has the peer's address.
 */
export interface BackendEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Path of an existing table or function, under which the request is logged and counted. */
    route?: string;
    /** Table of the submission that the request sends. */
    table?: string | undefined;
    /** Why the request is refused, without personal data. */
    reason?: string;
  };
}

export type BackendContext = Context<BackendEnv>;

interface Refusal {
  status: number;
  /** A code, and the column or constraint at fault. Never a value, which could be personal data. */
  reason: string;
  error: unknown;
}

/**
 * Records why a request is refused, for the request's line in the log. Also logs an error of which the client receives
 * only a status of 500 or above.
 */
export function noteRefusal(context: BackendContext, { status, reason, error }: Refusal): void {
  context.set("reason", reason);
  if (status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
}

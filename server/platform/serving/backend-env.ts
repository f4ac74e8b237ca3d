import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

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

import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Hono's bindings and variables for each route. `incoming` is the Node request of `@hono/node-server`, which
 * has the peer's address.
 */
export interface BackendEnv {
  Bindings: Partial<HttpBindings>;
  /** `route`: the path of an existing table or function, under which the request is logged and counted. */
  Variables: { route?: string };
}

export type BackendContext = Context<BackendEnv>;

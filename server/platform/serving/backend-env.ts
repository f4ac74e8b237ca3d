import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What Hono hands to each route: under `@hono/node-server` the Node request, from which the peer's address is read. */
export interface BackendEnv {
  Bindings: Partial<HttpBindings>;
  /** `route`: the path of a table or function that exists, under which a request is logged and counted. */
  Variables: { route?: string };
}

export type BackendContext = Context<BackendEnv>;

import type { Context } from "hono";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import type { Operator } from "../../operators/operator-store.ts";

/** Hono's bindings and variables for the desk's routes. */
export interface DeskEnv {
  Bindings: BackendEnv["Bindings"] & {
    /** Who asked for the file that the request loads with a ticket. */
    operator?: Operator;
  };
  Variables: BackendEnv["Variables"] & { operator: Operator };
}

export type DeskContext = Context<DeskEnv>;

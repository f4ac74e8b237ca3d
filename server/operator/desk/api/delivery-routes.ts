import { Hono } from "hono";
import { z } from "zod";
import { deliveryStates } from "../../../jobs/outbox/delivery-desk.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import type { Desk } from "../open-desk.ts";
import { validate } from "./read-request.ts";
import { idShape } from "./request-shapes.ts";

/** Maximum number of deliveries listed per state, newest first. */
const newest = 200;

const stateShape = z.object({ state: z.enum(deliveryStates) });
const retryShape = z.object({ id: z.union([idShape, z.literal("all")]) });

export function deliveryRoutes({ deliveries }: Desk): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.get("/deliveries", async (context) => {
    const { state } = validate(stateShape, context.req.query());
    const rows = await deliveries.list([state], { newest });
    return context.json({ rows: rows.reverse() });
  });
  app.post("/deliveries/:id/retry", async (context) => {
    const { id } = validate(retryShape, context.req.param());
    const retried = await deliveries.retry(id);
    if (retried === 0 && id !== "all") throw new DeskRefusal(409, "This delivery has not failed.");
    return context.json({ retried });
  });
  return app;
}

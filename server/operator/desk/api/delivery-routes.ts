import type { Hono } from "hono";
import { z } from "zod";
import { deliveryStates } from "../../../jobs/outbox/delivery-store.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import { DeskError } from "../desk-error.ts";
import type { Desk } from "../open-desk.ts";
import { validate } from "./read-request.ts";
import { IdSchema } from "./request-schemas.ts";

const maxListed = 200;

const StateSchema = z.object({ state: z.enum(deliveryStates) });
const RetrySchema = z.object({ id: z.union([IdSchema, z.literal("all")]) });

export function addDeliveryRoutes(app: Hono<BackendEnv>, { deliveries }: Desk): void {
  app.get("/deliveries", async (context) => {
    const { state } = validate(StateSchema, context.req.query());
    const rows = await deliveries.list([state], { limit: maxListed });
    return context.json({ rows: rows.reverse() });
  });
  app.post("/deliveries/:id/retry", async (context) => {
    const { id } = validate(RetrySchema, context.req.param());
    const retriedCount = await deliveries.retry(id);
    if (retriedCount === 0 && id !== "all") throw new DeskError(409, "This delivery has not failed.");
    return context.json({ retried: retriedCount });
  });
}

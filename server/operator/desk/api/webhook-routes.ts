import { Hono } from "hono";
import { z } from "zod";
import { isUuid } from "../../../data/database/database.ts";
import { testEndpoint } from "../../../jobs/webhooks/webhook-channel.ts";
import { webhookEvents, webhookFormats } from "../../../jobs/webhooks/webhook-formats.ts";
import { findUrlProblem } from "../../webhooks/webhook-store.ts";
import type { Desk } from "../open-desk.ts";
import type { DeskEnv } from "./guard.ts";
import { body, DeskError, IdSchema, params, respond } from "./requests.ts";

const WebhookSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u)
    .refine((name) => !isUuid(name)),
  url: z.string().trim().max(2048),
  format: z.enum(webhookFormats),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  partner: z.string().max(80).nullable(),
});

const ActionSchema = z.object({ id: IdSchema, action: z.enum(["test", "pause", "resume", "remove"]) });

const gone = () => new DeskError(404, "This endpoint has been removed.");

/** Routes for the endpoints of webhooks. A secret is returned only when its endpoint is added. */
export const createWebhookRoutes = ({ webhooks, operators, allowsPrivateWebhooks }: Desk) =>
  new Hono<DeskEnv>()
    .get("/webhooks", async (context) => respond(context, { webhooks: await webhooks.list() }))
    .post("/webhooks", body(WebhookSchema), async (context) => {
      const webhook = context.req.valid("json");
      const problem = findUrlProblem(webhook.url);
      if (problem !== undefined) throw new DeskError(409, problem);
      const added = await webhooks.add(webhook);
      if ("problem" in added) throw new DeskError(409, added.problem);
      await operators.record(context.var.operator, {
        action: "webhook_added",
        detail: { name: webhook.name },
      });
      return respond(context, { id: added.id, secret: webhook.format === "signed" ? added.secret : null });
    })
    .post("/webhooks/:id/:action", params(ActionSchema), async (context) => {
      const { id, action } = context.req.valid("param");
      const { operator } = context.var;
      const record = (what: string, name: string) =>
        operators.record(operator, { action: `webhook_${what}`, detail: { name } });
      if (action === "test") {
        const endpoint = await webhooks.read(id);
        if (endpoint === null) throw gone();
        await record("tested", endpoint.name);
        return respond(context, await testEndpoint(endpoint, { allowPrivate: allowsPrivateWebhooks }));
      }
      const changed =
        action === "remove" ? await webhooks.remove(id) : await webhooks.setEnabled(id, action === "resume");
      if (changed === null) throw gone();
      await record({ pause: "paused", resume: "resumed", remove: "removed" }[action], changed.name);
      return respond(context, { isAccepted: true, answer: "" });
    });

import { Hono } from "hono";
import { z } from "zod";
import { findUnfilled } from "../../../../model/submissions/reply-template.ts";
import { callResults } from "../leads/answer-lead.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import type { DeskEnv } from "./guard.ts";
import { SnoozeDaySchema } from "./team-routes.ts";
import { body, IdSchema, NoteSchema, params, RefSchema, respond } from "./requests.ts";

const maxText = 6000;

const isFilled = (text: string): boolean => findUnfilled(text).length === 0;

const ReplySchema = z.object({
  delivery: IdSchema,
  subject: z.string().trim().min(1).max(150).refine(isFilled, "has an open placeholder"),
  text: z.string().trim().min(1).max(maxText).refine(isFilled, "has an open placeholder"),
  template: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .nullable(),
  seen: z.int().nullable(),
  /** Day until which the submission is snoozed; null for not. */
  snooze: SnoozeDaySchema.nullable().default(null),
});

const CallSchema = z.object({
  result: z.enum(callResults),
  note: NoteSchema.shape.note.nullable().default(null),
});

/** Routes with which an operator answers a submission. */
export const createReplyRoutes = ({ leads, operators }: Desk, { timeZone }: DeskConfig) =>
  new Hono<DeskEnv>()
    .post("/leads/:table/:id/replies", params(RefSchema), body(ReplySchema), async (context) => {
      const submission = context.req.valid("param");
      const { snooze, ...reply } = context.req.valid("json");
      const { operator } = context.var;
      const result = await leads.reply({
        ...reply,
        ...submission,
        actor: operator.name,
        replyTo: await operators.findEmail(operator.id),
      });
      if (result.outcome === "sent") {
        await operators.record(operator, {
          action: "replied",
          submissions: [submission],
          detail: { template: reply.template },
        });
        if (snooze !== null)
          await leads.snoozeAll({ refs: [submission], until: snooze, timeZone, actor: operator.name });
      }
      return respond(context, result);
    })
    .post("/leads/:table/:id/calls", params(RefSchema), body(CallSchema), async (context) => {
      const submission = context.req.valid("param");
      const call = context.req.valid("json");
      const { operator } = context.var;
      await operators.record(operator, {
        action: "called",
        submissions: [submission],
        detail: { result: call.result },
      });
      return respond(context, await leads.call({ ...submission, ...call, actor: operator.name }));
    });

import { Hono } from "hono";
import { z } from "zod";
import { toDay } from "../../../../model/format-day.ts";
import { addDays, maxSnoozeDays } from "../leads/snooze-days.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import type { DeskEnv } from "./guard.ts";
import { body, DeskError, IdSchema, RefSchema, respond, SelectionSchema } from "./requests.ts";

/** A day that is neither past nor too far away in any time zone. */
export const SnoozeDaySchema = z.iso.date().refine((day) => {
  const today = toDay(new Date(), "UTC");
  return day >= today && day <= addDays(today, maxSnoozeDays + 1);
}, "a day from tomorrow on, at most a year from now");

const SnoozeSchema = SelectionSchema.extend({ until: SnoozeDaySchema.nullable() });

const PresenceSchema = z.object({
  tab: IdSchema,
  open: RefSchema.extend({ isWriting: z.boolean() }).nullable(),
});

/** Routes with which operators share the work: snooze, and see who else has a submission open. */
export const createTeamRoutes = ({ leads, operators }: Desk, { timeZone }: DeskConfig) =>
  new Hono<DeskEnv>()
    .post("/selection/snooze", body(SnoozeSchema), async (context) => {
      const { leads: refs, until } = context.req.valid("json");
      const { operator } = context.var;
      if (until !== null && until <= toDay(new Date(), timeZone))
        throw new DeskError(400, "Choose a day from tomorrow on.");
      await operators.record(operator, { action: "snoozed", submissions: refs, detail: { until } });
      return respond(context, {
        snoozed: await leads.snoozeAll({ refs, until, timeZone, actor: operator.name }),
      });
    })
    .post("/presence", body(PresenceSchema), async (context) => {
      await leads.notePresence({ ...context.req.valid("json"), actor: context.var.operator.name });
      return respond(context, { noted: true });
    });

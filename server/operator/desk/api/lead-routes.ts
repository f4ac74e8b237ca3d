import type { Hono } from "hono";
import type { BackendContext, BackendEnv } from "../../../platform/serving/backend-env.ts";
import { deliveryStates } from "../../../jobs/outbox/delivery-store.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";
import { DeskError } from "../desk-error.ts";
import type { LeadDesk } from "../leads/create-lead-desk.ts";
import type { Lead } from "../leads/lead-desk.ts";
import { encodeCursor, QuerySchema, toLeadQuery } from "../leads/lead-query.ts";
import type { Desk } from "../open-desk.ts";
import type { DeskConfig } from "./desk-config.ts";
import { validate, readJson } from "./read-request.ts";
import { NoteSchema, RefSchema } from "./request-schemas.ts";

const pageRows = 60;

/** @throws DeskError if the submission does not exist */
export async function requireLead(leads: LeadDesk, ref: SubmissionRef): Promise<Lead> {
  const lead = await leads.open(ref);
  if (lead === null) throw new DeskError(404, "This submission has been deleted.");
  return lead;
}

const refOf = (context: BackendContext): SubmissionRef => validate(RefSchema, context.req.param());

export function addLeadRoutes(
  app: Hono<BackendEnv>,
  { leads, deliveries }: Desk,
  { operator, promised, timeZone }: DeskConfig,
): void {
  app.get("/revision", async (context) => context.json({ revision: await leads.revision() }));
  app.get("/counts", async (context) =>
    context.json({ leads: await leads.counts(promised), deliveries: await deliveries.count() }),
  );
  app.get("/statistics", async (context) => {
    const { days = 14 } = validate(QuerySchema.pick({ days: true }), context.req.query());
    return context.json(await leads.statistics({ days, timeZone }));
  });
  app.get("/openings", async (context) => context.json(await leads.openings()));
  app.get("/leads", async (context) => {
    const query = toLeadQuery(validate(QuerySchema, context.req.query()), promised, pageRows);
    const { rows, next } = await leads.list(query);
    return context.json({ rows, next: encodeCursor(next) });
  });
  app.get("/leads/:table/:id", async (context) => {
    const ref = refOf(context);
    const lead = await requireLead(leads, ref);
    return context.json({ lead, deliveries: await deliveries.list(deliveryStates, { submission: ref }) });
  });
  app.post("/leads/:table/:id/notes", async (context) => {
    const { note } = await readJson(context, NoteSchema);
    return context.json(await leads.note({ ...refOf(context), note, actor: operator }));
  });
}

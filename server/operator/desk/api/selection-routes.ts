import type { Hono } from "hono";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import { submissionTables, type SubmissionRef } from "../../../data/submission-tables.ts";
import { QuerySchema, toLeadQuery, type LeadQuery } from "../leads/lead-query.ts";
import type { Desk } from "../open-desk.ts";
import type { DeskConfig } from "./desk-config.ts";
import { exportResponse } from "./export-route.ts";
import { validate, readJson } from "./read-request.ts";
import { ChangesSchema, ExportSchema, maxSelection, SelectionSchema } from "./request-schemas.ts";

export function addSelectionRoutes(
  app: Hono<BackendEnv>,
  desk: Desk,
  { operator, promised }: DeskConfig,
): void {
  const { leads, retention } = desk;
  const toQuery = (refs: SubmissionRef[]): LeadQuery => ({
    ...toLeadQuery(QuerySchema.parse({ state: "all", order: "newest" }), promised, maxSelection),
    flagged: null,
    only: refs,
  });
  app.get("/selection", async (context) => {
    const query = toLeadQuery(validate(QuerySchema, context.req.query()), promised, maxSelection);
    const { rows, next } = await leads.list({ ...query, after: null });
    return context.json({ rows, isAll: next === null });
  });
  app.post("/selection/changes", async (context) => {
    const { changes } = await readJson(context, ChangesSchema);
    const results = await leads.changeAll(changes.map((change) => ({ ...change, actor: operator })));
    return context.json({ results });
  });
  app.post("/selection/release", async (context) => {
    const { leads: refs } = await readJson(context, SelectionSchema);
    return context.json(await leads.releaseAll({ refs, actor: operator }));
  });
  app.post("/selection/delete", async (context) => {
    const { leads: refs } = await readJson(context, SelectionSchema);
    const { rows } = await leads.list({ ...toQuery(refs), flagged: true });
    const submissions = rows.filter(({ is_kept }) => !is_kept).map(({ table, id }) => ({ table, id }));
    if (submissions.length === 0) return context.json({ deleted: 0 });
    const counts = await retention.delete({ why: "erasure", submissions });
    const deletedCount = submissionTables.reduce((sum, table) => sum + counts[table], 0);
    return context.json({ deleted: deletedCount });
  });
  app.post("/selection/export", async (context) => {
    const { leads: refs, format } = await readJson(context, ExportSchema);
    return exportResponse(context, desk, toQuery(refs), format);
  });
}

import { Readable } from "node:stream";
import type { Hono } from "hono";
import { z } from "zod";
import type { BackendContext, BackendEnv } from "../../../platform/serving/backend-env.ts";
import { deliveryStates } from "../../../jobs/outbox/delivery-store.ts";
import { type SubmissionRef, submissionTables } from "../../../data/submission-tables.ts";
import { formatRows, type RowPages } from "../../submissions/format-submissions.ts";
import type { LeadDesk } from "../leads/create-lead-desk.ts";
import type { Lead } from "../leads/lead-desk.ts";
import { encodeCursor, QuerySchema, toLeadQuery, type LeadQuery } from "../leads/lead-query.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import {
  DeskError,
  validate,
  readJson,
  NoteSchema,
  RefSchema,
  ChangesSchema,
  ExportSchema,
  maxSelection,
  SelectionSchema,
} from "./requests.ts";

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

const contentTypes = { csv: "text/csv; charset=utf-8", json: "application/json" };
const ListExportSchema = QuerySchema.extend({ format: z.enum(["csv", "json"]) });

async function* readPages({ leads }: Desk, query: LeadQuery): RowPages {
  let { after } = query;
  do {
    const page = await leads.export({ ...query, after });
    if (page.rows.length > 0) yield page.rows.map(({ table, sent }) => ({ table, row: sent }));
    after = page.next;
  } while (after !== null);
}

/**
 * Responds with a list as CSV with the columns of all its tables, or as a JSON array of rows keyed by database column,
 * each with its `table`.
 */
function exportResponse(
  context: BackendContext,
  desk: Desk,
  query: LeadQuery,
  format: keyof typeof contentTypes,
): Response {
  const tables = submissionTables.filter((table) => query.kind === null || query.kind === table);
  const rows = formatRows(readPages(desk, query), desk.rows, format, { tables, hasTableNames: true });
  const day = new Date().toISOString().slice(0, 10);
  const text = Readable.from(rows, { objectMode: false, highWaterMark: 65_536 });
  return context.body(Readable.toWeb(text) as ReadableStream, 200, {
    "content-type": contentTypes[format],
    "content-disposition": `attachment; filename="submissions-${day}.${format}"`,
  });
}

export function addExportRoute(app: Hono<BackendEnv>, desk: Desk, { promised }: DeskConfig): void {
  app.get("/export", (context) => {
    const { format, ...query } = validate(ListExportSchema, context.req.query());
    return exportResponse(context, desk, toLeadQuery(query, promised, 500), format);
  });
}

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

import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import type { DeskContext, DeskEnv } from "./guard.ts";
import { deliveryStates } from "../../../jobs/outbox/delivery-store.ts";
import {
  type SubmissionRef,
  type SubmissionTable,
  submissionTables,
} from "../../../data/submission-tables.ts";
import { formatRows, type RowPages } from "../../submissions/format-submissions.ts";
import type { LeadDesk } from "../leads/create-lead-desk.ts";
import type { Lead, PromisedHours } from "../leads/lead-desk.ts";
import { toDay } from "../../../../model/format-day.ts";
import { deskColumns, encodeCursor, QuerySchema, toLeadQuery, type LeadQuery } from "../leads/lead-query.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import {
  AssignSchema,
  body,
  ChangesSchema,
  DeskError,
  ExportSchema,
  maxSelection,
  NoteSchema,
  params,
  query,
  RefSchema,
  respond,
  SelectionSchema,
} from "./requests.ts";

const pageRows = 60;

/** @throws DeskError if the submission does not exist */
export async function requireLead(leads: LeadDesk, ref: SubmissionRef): Promise<Lead> {
  const lead = await leads.open(ref);
  if (lead === null) throw new DeskError(404, "This submission has been deleted.");
  return lead;
}

export const createLeadRoutes = (
  { leads, deliveries, operators }: Desk,
  { promised, timeZone }: DeskConfig,
) =>
  new Hono<DeskEnv>()
    .get("/revision", async (context) =>
      respond(context, { revision: await leads.revision(), presence: await leads.presence() }),
    )
    .get("/counts", async (context) =>
      respond(context, {
        leads: await leads.counts(promised, context.var.operator.name),
        deliveries: await deliveries.count(),
      }),
    )
    .get("/statistics", query(QuerySchema.pick({ days: true })), async (context) => {
      const { days = 14 } = context.req.valid("query");
      return respond(context, await leads.statistics({ days, timeZone }));
    })
    .get("/openings", async (context) => respond(context, await leads.openings()))
    .get("/owners", async (context) => respond(context, await leads.owners()))
    .get("/tags", async (context) => respond(context, { tags: await leads.tags() }))
    .get("/leads", query(QuerySchema), async (context) => {
      const found = await leads.list(toLeadQuery(context.req.valid("query"), promised, pageRows));
      return respond(context, { rows: found.rows, next: encodeCursor(found.next) });
    })
    .get("/leads/:table/:id", params(RefSchema), async (context) => {
      const submission = context.req.valid("param");
      const lead = await requireLead(leads, submission);
      await operators.record(context.var.operator, { action: "viewed", submissions: [submission] });
      return respond(context, { lead, deliveries: await deliveries.list(deliveryStates, { submission }) });
    })
    .get("/leads/:table/:id/candidates", params(RefSchema), async (context) =>
      respond(context, await leads.candidates(context.req.valid("param"))),
    )
    .post("/leads/:table/:id/notes", params(RefSchema), body(NoteSchema), async (context) => {
      const { note } = context.req.valid("json");
      const submission = context.req.valid("param");
      const { operator } = context.var;
      await operators.record(operator, { action: "noted", submissions: [submission] });
      return respond(context, await leads.note({ ...submission, note, actor: operator.name }));
    });

const contentTypes = { csv: "text/csv; charset=utf-8", json: "application/json" };
const ListExportSchema = QuerySchema.extend({ format: z.enum(["csv", "json"]) });

export async function* readPages({ leads }: Pick<Desk, "leads">, query: LeadQuery): RowPages {
  let { after } = query;
  do {
    const page = await leads.export({ ...query, after });
    if (page.rows.length > 0)
      yield page.rows.map(({ table, sent, desk }) => ({
        table,
        row: { ...sent, ...desk, tags: (desk.tags as string[]).join(", ") },
      }));
    after = page.next;
  } while (after !== null);
}

/**
 * Responds with a list as CSV with the columns of all its tables, or as a JSON array of rows keyed by database column,
 * each with its `table`.
 */
function exportResponse(
  context: DeskContext,
  desk: Desk,
  query: LeadQuery,
  { format, timeZone }: { format: keyof typeof contentTypes; timeZone: string },
): Response {
  const tables = submissionTables.filter((table) => query.kind === null || query.kind === table);
  const source = {
    ...desk.rows,
    columns: async (table: SubmissionTable) => [...(await desk.rows.columns(table)), ...deskColumns],
  };
  const rows = formatRows(readPages(desk, query), source, format, { tables, hasTableNames: true });
  const day = toDay(new Date(), timeZone);
  const text = Readable.from(rows, { objectMode: false, highWaterMark: 65_536 });
  return context.body(Readable.toWeb(text) as ReadableStream, 200, {
    "content-type": contentTypes[format],
    "content-disposition": `attachment; filename="submissions-${day}.${format}"`,
  });
}

/** Returns the query for these submissions, flagged ones included. */
export const toSelectionQuery = (refs: readonly SubmissionRef[], promised: PromisedHours): LeadQuery => ({
  ...toLeadQuery(QuerySchema.parse({ state: "all", order: "newest" }), promised, maxSelection),
  flagged: null,
  only: refs,
});

/** A tag as `private.lead_tags` accepts it, in lower case. */
const TagSchema = z
  .string()
  .transform((tag) => tag.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim())
  .pipe(
    z
      .string()
      .max(40)
      .regex(/^[\p{L}0-9][\p{L}\p{M}0-9 .&+'-]*$/u, "letters, digits, spaces, and . & + ' -")
      .refine((tag) => tag.replace(/[^0-9]/g, "").length <= 4, "at most four digits"),
  );

const TagChangeSchema = SelectionSchema.extend({ tag: TagSchema, isAdded: z.boolean() });

export function createSelectionRoutes(desk: Desk, { promised, timeZone }: DeskConfig) {
  const { leads, retention, operators } = desk;
  const toQuery = (refs: SubmissionRef[]) => toSelectionQuery(refs, promised);
  return new Hono<DeskEnv>()
    .get("/export", query(ListExportSchema), async (context) => {
      const { format, ...filters } = context.req.valid("query");
      const detail = { format, list: filters.state };
      await operators.record(context.var.operator, { action: "list_exported", detail });
      return exportResponse(context, desk, toLeadQuery(filters, promised, 500), { format, timeZone });
    })
    .get("/selection", query(QuerySchema), async (context) => {
      const filters = toLeadQuery(context.req.valid("query"), promised, maxSelection);
      const { rows, next } = await leads.list({ ...filters, after: null });
      return respond(context, { rows, isAll: next === null });
    })
    .post("/selection/changes", body(ChangesSchema), async (context) => {
      const { changes } = context.req.valid("json");
      const { operator } = context.var;
      const results = await leads.changeAll(changes.map((change) => ({ ...change, actor: operator.name })));
      for (const status of new Set(changes.map((change) => change.status))) {
        const submissions = changes
          .filter((change) => change.status === status)
          .filter(({ table, id }) =>
            results.some(
              (result) => result.table === table && result.id === id && result.outcome === "changed",
            ),
          )
          .map(({ table, id }) => ({ table, id }));
        await operators.record(operator, { action: "status_changed", submissions, detail: { status } });
      }
      return respond(context, { results });
    })
    .post("/selection/assign", body(AssignSchema), async (context) => {
      const { leads: refs, owner } = context.req.valid("json");
      const { operator } = context.var;
      await operators.record(operator, { action: "assigned", submissions: refs, detail: { owner } });
      return respond(context, { assigned: await leads.assignAll({ refs, owner, actor: operator.name }) });
    })
    .post("/selection/tags", body(TagChangeSchema), async (context) => {
      const { leads: refs, tag, isAdded } = context.req.valid("json");
      const { operator } = context.var;
      const action = isAdded ? "tagged" : "untagged";
      await operators.record(operator, { action, submissions: refs, detail: { tag } });
      return respond(context, {
        tag,
        changed: await leads.tagAll({ refs, tag, isAdded, actor: operator.name }),
      });
    })
    .post("/selection/release", body(SelectionSchema), async (context) => {
      const { leads: refs } = context.req.valid("json");
      const { operator } = context.var;
      await operators.record(operator, { action: "released", submissions: refs });
      return respond(context, await leads.releaseAll({ refs, actor: operator.name }));
    })
    .post("/selection/delete", body(SelectionSchema), async (context) => {
      const { leads: refs } = context.req.valid("json");
      const { rows } = await leads.list({ ...toQuery(refs), flagged: true });
      const submissions = rows.filter(({ is_kept }) => !is_kept).map(({ table, id }) => ({ table, id }));
      if (submissions.length === 0) return respond(context, { deleted: 0 });
      await operators.record(context.var.operator, { action: "deleted", submissions });
      const counts = await retention.delete({ why: "erasure", submissions });
      return respond(context, { deleted: submissionTables.reduce((sum, table) => sum + counts[table], 0) });
    })
    .post("/selection/export", body(ExportSchema), async (context) => {
      const { leads: refs, format } = context.req.valid("json");
      await operators.record(context.var.operator, {
        action: "exported",
        submissions: refs,
        detail: { format },
      });
      return exportResponse(context, desk, toQuery(refs), { format, timeZone });
    });
}

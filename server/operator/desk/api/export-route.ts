import { Readable } from "node:stream";
import type { Hono } from "hono";
import { z } from "zod";
import { submissionTables } from "../../../data/submission-tables.ts";
import type { BackendContext, BackendEnv } from "../../../platform/serving/backend-env.ts";
import { formatRows, type RowPages } from "../../submissions/format-submissions.ts";
import { QuerySchema, toLeadQuery, type LeadQuery } from "../leads/lead-query.ts";
import type { Desk } from "../open-desk.ts";
import type { DeskConfig } from "./desk-config.ts";
import { validate } from "./read-request.ts";

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
export function exportResponse(
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

import { Readable } from "node:stream";
import type { Hono } from "hono";
import { z } from "zod";
import type { BackendContext, BackendEnv } from "../../../platform/serving/backend-env.ts";
import type { LeadQuery } from "../leads/lead-query.ts";
import type { Desk } from "../open-desk.ts";
import { exportRows } from "../export-rows.ts";
import type { DeskConfig } from "./desk-config.ts";
import { validate } from "./read-request.ts";
import { QuerySchema, toLeadQuery } from "./request-schemas.ts";

const contentTypes = { csv: "text/csv; charset=utf-8", json: "application/json" };
const FormatSchema = z.object({ format: z.enum(["csv", "json"]) });

export function exportResponse(
  context: BackendContext,
  desk: Desk,
  query: LeadQuery,
  format: keyof typeof contentTypes,
): Response {
  const day = new Date().toISOString().slice(0, 10);
  const text = Readable.from(exportRows(desk, query, format), { objectMode: false, highWaterMark: 65_536 });
  return context.body(Readable.toWeb(text) as ReadableStream, 200, {
    "content-type": contentTypes[format],
    "content-disposition": `attachment; filename="submissions-${day}.${format}"`,
  });
}

export function addExportRoute(
  app: Hono<BackendEnv>,
  desk: Desk,
  { promised }: Pick<DeskConfig, "promised">,
): void {
  app.get("/export", (context) => {
    const queryParams = context.req.query();
    const { format } = validate(FormatSchema, queryParams);
    return exportResponse(
      context,
      desk,
      toLeadQuery(validate(QuerySchema, queryParams), promised, 500),
      format,
    );
  });
}

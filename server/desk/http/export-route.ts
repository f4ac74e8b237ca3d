import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import type { BackendEnv } from "../../http/backend-env.ts";
import type { Desk } from "../open-desk.ts";
import { exportRows } from "../export-rows.ts";
import type { DeskFacts } from "./desk-facts.ts";
import { fit } from "./read-request.ts";
import { queryShape, toLeadQuery } from "./request-shapes.ts";

const types = { csv: "text/csv; charset=utf-8", json: "application/json" };
const formatShape = z.object({ format: z.enum(["csv", "json"]) });

/** Everything that a list shows, page after page, so that a large one needs no memory. */
export function exportRoute(desk: Desk, { promised }: DeskFacts): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.get("/export", (context) => {
    const given = context.req.query();
    const { format } = fit(formatShape, given);
    const query = toLeadQuery(fit(queryShape, given), promised, 500);
    const day = new Date().toISOString().slice(0, 10);
    const text = Readable.from(exportRows(desk, query, format), { objectMode: false, highWaterMark: 65_536 });
    return context.body(Readable.toWeb(text) as ReadableStream, 200, {
      "content-type": types[format],
      "content-disposition": `attachment; filename="submissions-${day}.${format}"`,
    });
  });
  return app;
}

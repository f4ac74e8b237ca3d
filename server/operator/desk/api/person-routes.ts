import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import { toSafeFileName } from "../../submissions/save-resume.ts";
import { DeskError, noSuchSubmission } from "../desk-error.ts";
import type { Desk } from "../open-desk.ts";
import { validate, readJson } from "./read-request.ts";
import { IdSchema, PersonSchema } from "./request-schemas.ts";

/** CSP that allows only the browser's PDF viewer, which is an object element in a generated page. */
const readerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function personRoutes({ leads, source }: Desk): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.post("/people/find", async (context) => {
    const person = await readJson(context, PersonSchema);
    return context.json(await source.retention.find(person));
  });
  app.post("/people/erase", async (context) => {
    const person = await readJson(context, PersonSchema);
    const { submissions } = await source.retention.find(person);
    return context.json(await source.retention.delete({ why: "erasure", submissions, person }));
  });
  // Only checked PDFs open in the browser's viewer. Everything else is a generic binary download, so that no file
  // can run in the desk's origin.
  app.get("/resumes/:id/:use{open|download}", async (context) => {
    const { id } = validate(z.object({ id: IdSchema }), context.req.param());
    const lead = await leads.open({ table: "resume_submissions", id });
    if (lead === null) throw noSuchSubmission();
    const check = lead.file_check;
    if (check?.verdict === "refused")
      throw new DeskError(409, `This file was refused and cannot be downloaded here. ${check.reason}`);
    const { filename, content } = await source.resume(id);
    const isInline = context.req.param("use") === "open";
    if (isInline && !(check?.verdict === "sound" && filename.toLowerCase().endsWith(".pdf")))
      throw new DeskError(409, "Only PDFs that passed the check can be opened here.");
    const name = encodeURIComponent(toSafeFileName(filename)).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    );
    return context.body(Readable.toWeb(Readable.from(content)) as ReadableStream, 200, {
      "content-type": isInline ? "application/pdf" : "application/octet-stream",
      ...(isInline && { "content-security-policy": readerPolicy }),
      "content-disposition": `${isInline ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
    });
  });
  return app;
}

import { Readable } from "node:stream";
import type { Hono } from "hono";
import { z } from "zod";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import { toSafeFileName } from "../../submissions/save-resume.ts";
import type { Desk } from "../open-desk.ts";
import { DeskError, validate, readJson, IdSchema, PersonSchema } from "./requests.ts";
import { requireLead } from "./lead-routes.ts";

/** CSP that allows only the browser's PDF viewer, which is an object element in a generated page. */
const readerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function addPersonRoutes(app: Hono<BackendEnv>, { leads, retention, resume }: Desk): void {
  app.post("/people/find", async (context) => {
    const person = await readJson(context, PersonSchema);
    return context.json(await retention.find(person));
  });
  app.post("/people/erase", async (context) => {
    const person = await readJson(context, PersonSchema);
    const { submissions } = await retention.find(person);
    return context.json(await retention.delete({ why: "erasure", submissions, person }));
  });
  // Only checked PDFs open in the browser's viewer. Everything else is a generic binary download, so that no file
  // can run in the desk's origin.
  app.get("/resumes/:id/:use{open|download}", async (context) => {
    const { id } = validate(z.object({ id: IdSchema }), context.req.param());
    const { file_check: check } = await requireLead(leads, { table: "resume_submissions", id });
    if (check?.verdict === "refused")
      throw new DeskError(409, `This file was refused and cannot be downloaded here. ${check.reason}`);
    const { filename, content } = await resume(id);
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
}

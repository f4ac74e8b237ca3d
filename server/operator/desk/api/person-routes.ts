import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import type { DeskEnv } from "./guard.ts";
import { toSafeFileName } from "../../submissions/save-resume.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import { body, DeskError, IdSchema, params, PersonSchema, respond } from "./requests.ts";
import { readPages, requireLead, toSelectionQuery } from "./lead-routes.ts";

/** CSP that allows only the browser's PDF viewer, which is an object element in a generated page. */
const readerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ResumeSchema = z.object({ id: IdSchema, use: z.enum(["open", "download"]) });

export const createPersonRoutes = (
  { leads, retention, resume, operators }: Desk,
  { promised }: Pick<DeskConfig, "promised">,
) =>
  new Hono<DeskEnv>()
    .post("/people/find", body(PersonSchema), async (context) => {
      const found = await retention.find(context.req.valid("json"));
      const detail = { submissions: found.submissions.length };
      await operators.record(context.var.operator, { action: "person_searched", detail });
      return respond(context, found);
    })
    // For a person's request to know what is stored. Texts of other senders that name the person are counted only.
    .post("/people/export", body(PersonSchema), async (context) => {
      const person = context.req.valid("json");
      const found = await retention.find(person);
      const detail = { submissions: found.submissions.length };
      await operators.record(context.var.operator, { action: "person_exported", detail });
      const only = found.submissions.map(({ table, id }) => ({ table, id }));
      const submissions: object[] = [];
      // An empty selection would be no filter.
      if (only.length > 0)
        for await (const rows of readPages({ leads }, toSelectionQuery(only, promised)))
          submissions.push(...rows.map(({ table, row }) => ({ table, ...row })));
      const emails = [...person.emails, ...found.submissions.flatMap(({ email }) => email ?? [])];
      return respond(context, {
        exported_at: new Date().toISOString(),
        person,
        submissions,
        job_alerts: await leads.alerts(emails),
        named_elsewhere: { submissions: found.mentions.length, other: found.elsewhere },
      });
    })
    .post("/people/erase", body(PersonSchema), async (context) => {
      const person = context.req.valid("json");
      const { submissions } = await retention.find(person);
      const detail = { submissions: submissions.length };
      await operators.record(context.var.operator, { action: "person_erased", detail });
      return respond(context, await retention.delete({ why: "erasure", submissions, person }));
    })
    // Only checked PDFs open in the browser's viewer. Everything else is a generic binary download, so that no file
    // can run in the desk's origin.
    .get("/resumes/:id/:use{open|download}", params(ResumeSchema), async (context) => {
      const { id, use } = context.req.valid("param");
      const { file_check: check } = await requireLead(leads, { table: "resume_submissions", id });
      if (check?.verdict === "refused")
        throw new DeskError(409, `This file was refused and cannot be downloaded here. ${check.reason}`);
      const { filename, content } = await resume(id);
      const isInline = use === "open";
      if (isInline && !(check?.verdict === "sound" && filename.toLowerCase().endsWith(".pdf")))
        throw new DeskError(409, "Only PDFs that passed the check can be opened here.");
      await operators.record(context.var.operator, {
        action: isInline ? "resume_opened" : "resume_downloaded",
        submissions: [{ table: "resume_submissions", id }],
      });
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

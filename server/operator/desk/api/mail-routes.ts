import type { Hono } from "hono";
import { z } from "zod";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import type { Desk } from "../open-desk.ts";
import { listSavedEmails, readSavedEmail, savedEmailPattern } from "../saved-emails.ts";
import { validate } from "./read-request.ts";

const NameSchema = z.object({ name: z.string().regex(savedEmailPattern) });

export function addMailRoutes(app: Hono<BackendEnv>, { mailFolder }: Desk): void {
  app.get("/mails", async (context) => context.json(await listSavedEmails(mailFolder)));
  app.get("/mails/:name", async (context) => {
    const { name } = validate(NameSchema, context.req.param());
    return context.json(await readSavedEmail(mailFolder, name));
  });
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Hono } from "hono";
import { z } from "zod";
import { ifMissing } from "../../../data/files/durable-files.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import { deliveryStates } from "../../../jobs/outbox/delivery-store.ts";
import type { Desk } from "../open-desk.ts";
import { DeskError, validate, IdSchema } from "./requests.ts";

/** Matches file names of saved emails, which contain no path separators. */
const savedEmailPattern = /^\d{8}T\d{6}Z_[\w.-]+\.eml$/;

export type SavedEmails = Awaited<ReturnType<typeof listSavedEmails>>;
export type SavedEmail = Awaited<ReturnType<typeof readSavedEmail>>;

const maxListedEmails = 200;

const timeOf = (name: string): string =>
  name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, "$1-$2-$3T$4:$5:$6Z");

async function listSavedEmails(folder: string) {
  const names = await readdir(folder).catch(ifMissing([]));
  const found = names
    .filter((name) => savedEmailPattern.test(name))
    .sort()
    .reverse();
  const mails = found
    .slice(0, maxListedEmails)
    .map((name) => ({ name, at: timeOf(name), kind: name.split("_")[1] ?? "" }));
  return { total: found.length, mails };
}

type Mailbox = { name?: string | undefined; address?: string | undefined };

const formatMailbox = (mailbox: Mailbox | undefined): string =>
  [mailbox?.name, mailbox?.address && `<${mailbox.address}>`].filter(Boolean).join(" ");

/**
 * Reads an email's text and the names of its attachments.
 * @throws DeskError if the email does not exist
 */
export async function readSavedEmail(folder: string, name: string) {
  const file = await readFile(join(folder, name)).catch(ifMissing(undefined));
  if (file === undefined) throw new DeskError(404, "This email no longer exists.");
  const mail = await PostalMime.parse(file);
  return {
    from: formatMailbox(mail.from),
    to: (mail.to ?? []).map(formatMailbox).join(", "),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    attachments: mail.attachments.flatMap(({ filename }) => filename ?? []),
  };
}

const NameSchema = z.object({ name: z.string().regex(savedEmailPattern) });

export function addMailRoutes(app: Hono<BackendEnv>, { mailFolder }: Desk): void {
  app.get("/mails", async (context) => context.json(await listSavedEmails(mailFolder)));
  app.get("/mails/:name", async (context) => {
    const { name } = validate(NameSchema, context.req.param());
    return context.json(await readSavedEmail(mailFolder, name));
  });
}

const maxListed = 200;

const StateSchema = z.object({ state: z.enum(deliveryStates) });
const RetrySchema = z.object({ id: z.union([IdSchema, z.literal("all")]) });

export function addDeliveryRoutes(app: Hono<BackendEnv>, { deliveries }: Desk): void {
  app.get("/deliveries", async (context) => {
    const { state } = validate(StateSchema, context.req.query());
    const rows = await deliveries.list([state], { limit: maxListed });
    return context.json({ rows: rows.reverse() });
  });
  app.post("/deliveries/:id/retry", async (context) => {
    const { id } = validate(RetrySchema, context.req.param());
    const retriedCount = await deliveries.retry(id);
    if (retriedCount === 0 && id !== "all") throw new DeskError(409, "This delivery has not failed.");
    return context.json({ retried: retriedCount });
  });
}

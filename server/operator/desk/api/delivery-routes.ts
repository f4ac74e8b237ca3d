import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { Hono } from "hono";
import { z } from "zod";
import { ifMissing } from "../../../data/files/durable-files.ts";
import type { DeskEnv } from "./guard.ts";
import { deliveryStates } from "../../../jobs/outbox/delivery-store.ts";
import type { Desk } from "../open-desk.ts";
import { DeskError, IdSchema, params, query, respond } from "./requests.ts";

/**
 * Matches file names of saved emails, which contain no path separators. Omits links with which operators sign in:
 * whoever reads one could sign in as its recipient.
 */
const savedEmailPattern = /^\d{8}T\d{6}Z_(?!operator-link_)[\w.-]+\.eml$/;

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

const maxListed = 200;

const StateSchema = z.object({ state: z.enum(deliveryStates) });
const RetrySchema = z.object({ id: z.union([IdSchema, z.literal("all")]) });

export const createDeliveryRoutes = ({ deliveries, mailFolder, operators }: Desk) =>
  new Hono<DeskEnv>()
    .get("/deliveries", query(StateSchema), async (context) => {
      const rows = await deliveries.list([context.req.valid("query").state], { limit: maxListed });
      return respond(context, { rows: rows.reverse() });
    })
    .post("/deliveries/:id/retry", params(RetrySchema), async (context) => {
      const { id } = context.req.valid("param");
      await operators.record(context.var.operator, { action: "deliveries_retried", detail: { id } });
      const retriedCount = await deliveries.retry(id);
      if (retriedCount === 0 && id !== "all") throw new DeskError(409, "This delivery has not failed.");
      return respond(context, { retried: retriedCount });
    })
    .get("/mails", async (context) => respond(context, await listSavedEmails(mailFolder)))
    .get("/mails/:name", params(NameSchema), async (context) => {
      const { name } = context.req.valid("param");
      const email = await readSavedEmail(mailFolder, name);
      await operators.record(context.var.operator, { action: "email_viewed", detail: { name } });
      return respond(context, email);
    });

import type { Database } from "../data/database/database.ts";
import { openMailChannel } from "./mail/mail-channel.ts";
import { makeDeliveryWorker, type DeliveryWorker } from "./outbox/delivery-worker.ts";
import { openWebhookChannel } from "./webhooks/webhook-channel.ts";

export interface DeliveriesOptions {
  /** `SMTP_URL`, `MAIL_FROM`, `MAIL_TO`, `SITE_URL` and `WEBHOOK_ALLOW_PRIVATE` are read from here. */
  env: NodeJS.ProcessEnv;
  /** The project's root folder, for the content. */
  root: string;
  /** Where mails are written while there is no server to send them. */
  dataDir: string;
  database: Database;
  /** The built site, for the report. */
  siteFolder: () => string;
}

/**
 * Makes the worker with its ways out, as the environment and the content say.
 * @returns the worker, which is not started yet, and where mails go, in one line
 * @throws EnvironmentError when a variable is malformed, ContentError when the content has mistakes
 */
export async function openDeliveries(
  options: DeliveriesOptions,
): Promise<{ worker: DeliveryWorker; destination: string }> {
  const { env, database } = options;
  const mail = await openMailChannel(options);
  const webhook = openWebhookChannel({ database, allowPrivate: env.WEBHOOK_ALLOW_PRIVATE === "1" });
  const worker = makeDeliveryWorker({
    database,
    channels: { mail, webhook },
    messageDomain: mail.messageDomain,
    agencyAddress: mail.agencyAddress,
  });
  return { worker, destination: mail.destination };
}

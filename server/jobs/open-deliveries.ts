import type { LocalizedContent } from "../../model/loading/load-data.ts";
import type { Database } from "../data/database/database.ts";
import { openMailChannel } from "./mail/mail-channel.ts";
import { makeDeliveryWorker } from "./outbox/delivery-worker.ts";
import { openWebhookChannel } from "./webhooks/webhook-channel.ts";

interface DeliveriesOptions {
  env: NodeJS.ProcessEnv;
  content: LocalizedContent;
  dataDir: string;
  database: Database;
  siteFolder: () => string;
}

/**
 * Creates the delivery worker and its channels from environment and content.
 * @returns the worker, not yet started, and a one-line description of where emails go
 * @throws EnvironmentError if a variable is malformed
 */
export async function openDeliveries(options: DeliveriesOptions) {
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

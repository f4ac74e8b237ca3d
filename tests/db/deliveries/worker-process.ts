import { loadLocalizedData } from "../../../model/loading/load-data.ts";
import { openPostgres } from "../../../server/data/database/open-postgres.ts";
import { makeDeliveryWorker } from "../../../server/jobs/open-deliveries.ts";
import { openWebhookChannel } from "../../../server/jobs/webhooks/webhook-channel.ts";
import { openMailChannel } from "../../../server/jobs/mail/mail-channel.ts";

// A delivery worker in a separate process, for tests that kill it. The parent process sets its clock with messages;
// the first one starts the worker.
const { env } = process;
let now = new Date(0);
const database = await openPostgres(env.DATABASE_URL ?? "");
const dataDir = env.DATA_DIR ?? "";
const content = loadLocalizedData(process.cwd());
const siteUrl = "https://www.ridgebeam.example";
const mail = await openMailChannel({ env, content, dataDir, database, siteUrl });
const worker = makeDeliveryWorker({
  database,
  channels: { mail, webhook: openWebhookChannel({ database, allowPrivate: false }) },
  messageDomain: "ridgebeam.example",
  agencyAddress: "hello@ridgebeam.example",
  now: () => now,
});
process.on("message", (milliseconds: number) => {
  now = new Date(milliseconds);
  worker.start();
});
process.send?.("ready");

import type { LocalizedContent } from "../../model/loading/load-data.ts";
import type { Database } from "../data/database/database.ts";
import { openMailChannel } from "./mail/mail-channel.ts";
import { openWebhookChannel } from "./webhooks/webhook-channel.ts";
import { oneLine } from "../platform/backend-error.ts";
import { readAllowPrivateWebhooks, readDeskOrigin } from "../platform/environment.ts";
import { createChannelWorker, type ChannelWorker } from "./outbox/channel-worker.ts";
import type { Channel } from "./outbox/channel.ts";
import {
  channelNames,
  openDeliveryQueue,
  type ChannelName,
  type QueueOptions,
} from "./outbox/delivery-queue.ts";

interface DeliveriesOptions {
  env: NodeJS.ProcessEnv;
  content: LocalizedContent;
  dataDir: string;
  database: Database;
  siteFolder: () => string;
  contentRoot?: string;
}

/**
 * Creates the delivery worker and its channels from environment and content.
 * @returns the worker, not yet started, and a one-line description of where emails go
 * @throws EnvironmentError if a variable is malformed
 */
export async function openDeliveries(options: DeliveriesOptions) {
  const { env, database } = options;
  const mail = await openMailChannel(options);
  const webhook = openWebhookChannel({
    database,
    allowPrivate: readAllowPrivateWebhooks(env),
    deskUrl: readDeskOrigin(env)?.url,
  });
  const worker = makeDeliveryWorker({
    database,
    channels: { mail, webhook },
    messageDomain: mail.messageDomain,
    agencyAddress: mail.agencyAddress,
  });
  return { worker, destination: mail.destination };
}

interface WorkerOptions extends QueueOptions {
  database: Database;
  channels: Readonly<Record<ChannelName, Channel>>;
  log?: ((line: string) => void) | undefined;
  graceMs?: number | undefined;
}

/** How often snoozes are ended, and delivery times adjusted for changes to the system clock, in milliseconds. */
const correctionIntervalMs = 60_000;

async function requireWorkingChannel({ pauseReason }: ChannelWorker, channel: Channel): Promise<void> {
  if (pauseReason !== undefined) throw new Error(pauseReason);
  await channel.check?.();
}

export function makeDeliveryWorker(options: WorkerOptions) {
  const { database, channels, log = console.log, now, graceMs } = options;
  const queue = openDeliveryQueue(database, options);
  const channelWorkers = Object.fromEntries(
    channelNames.map((name) => [
      name,
      createChannelWorker({ name, channel: channels[name], queue, log, now, graceMs }),
    ]),
  ) as Record<ChannelName, ChannelWorker>;
  const all = Object.values(channelWorkers);
  let clockCorrectionTimer: NodeJS.Timeout | undefined;
  // Ignore errors here, because the channel workers already log an unreachable database.
  const endSnoozes = () => database.query("select private.end_snoozes()");
  const correct = async () => {
    await queue.correctClock().catch(() => undefined);
    await endSnoozes().catch(() => undefined);
  };
  return {
    start(): void {
      void correct();
      clockCorrectionTimer ??= setInterval(() => void correct(), correctionIntervalMs).unref();
      for (const worker of all) worker.start();
      for (const name of channelNames)
        void channels[name].load?.().catch((error: unknown) => log(`Cannot load ${name}: ${oneLine(error)}`));
    },
    /** Sends all due deliveries and resolves when no more can be sent. Must not be called on a started worker. */
    async drain(): Promise<void> {
      await queue.correctClock();
      await endSnoozes();
      await Promise.all(all.map((worker) => worker.drain()));
    },
    /** Checks per channel, which reject with the reason while the channel is paused or cannot compose its deliveries. */
    readiness: {
      mail: () => requireWorkingChannel(channelWorkers.mail, channels.mail),
      webhook: () => requireWorkingChannel(channelWorkers.webhook, channels.webhook),
    },
    async stop(): Promise<void> {
      clearInterval(clockCorrectionTimer);
      await Promise.all(all.map((worker) => worker.stop()));
      await Promise.all(channelNames.map((name) => channels[name].close()));
    },
  };
}

import type { Database } from "../../data/database/database.ts";
import { createChannelWorker, type ChannelWorker } from "./channel-worker.ts";
import type { Channel } from "./channel.ts";
import type { PauseState } from "./channel-pause.ts";
import { channelNames, openDeliveryQueue, type ChannelName, type QueueOptions } from "./delivery-queue.ts";

interface WorkerOptions extends QueueOptions {
  database: Database;
  channels: Readonly<Record<ChannelName, Channel>>;
  log?: ((line: string) => void) | undefined;
  graceMs?: number | undefined;
}

export interface DeliveryWorker {
  start(): void;
  /** Sends all due deliveries and resolves when no more can be sent. Must not be called on a started worker. */
  drain(): Promise<void>;
  paused(): Partial<Record<ChannelName, PauseState>>;
  /** Checks per channel, which reject with the reason while the channel is paused or cannot compose its deliveries. */
  readiness: Readonly<Record<ChannelName, () => Promise<void>>>;
  stop(): Promise<void>;
}

/** How often delivery times are adjusted for changes to the system clock, in milliseconds. */
const correctionIntervalMs = 60_000;

async function requireWorkingChannel({ pauseState }: ChannelWorker, channel: Channel): Promise<void> {
  if (pauseState !== undefined) throw new Error(pauseState.reason);
  await channel.check?.();
}

export function makeDeliveryWorker(options: WorkerOptions): DeliveryWorker {
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
  const correct = () => queue.correctClock().catch(() => undefined);
  return {
    start() {
      clockCorrectionTimer ??= setInterval(() => void correct(), correctionIntervalMs).unref();
      for (const worker of all) worker.start();
    },
    async drain() {
      await queue.correctClock();
      await Promise.all(all.map((worker) => worker.drain()));
    },
    paused() {
      const entries = channelNames.map((name) => [name, channelWorkers[name].pauseState] as const);
      return Object.fromEntries(entries.filter(([, state]) => state !== undefined));
    },
    readiness: {
      mail: () => requireWorkingChannel(channelWorkers.mail, channels.mail),
      webhook: () => requireWorkingChannel(channelWorkers.webhook, channels.webhook),
    },
    async stop() {
      clearInterval(clockCorrectionTimer);
      await Promise.all(all.map((worker) => worker.stop()));
      await Promise.all(channelNames.map((name) => channels[name].close()));
    },
  };
}

import type { Database } from "../../data/database/database.ts";
import { carryChannel, type Carrier } from "./carry-channel.ts";
import type { Channel } from "./channel.ts";
import type { PauseState } from "./channel-pause.ts";
import { channelNames, openDeliveryQueue, type ChannelName, type QueueOptions } from "./delivery-queue.ts";

export interface WorkerOptions extends QueueOptions {
  database: Database;
  channels: Readonly<Record<ChannelName, Channel>>;
  /** Takes one line without personal data; the console by default. */
  log?: ((line: string) => void) | undefined;
  /** How long a stop waits for what is under way in milliseconds; 3 s by default. */
  graceMs?: number | undefined;
}

/** Carries what `private.deliveries` holds; several workers share one database. */
export interface DeliveryWorker {
  /** Sends until it is stopped. */
  start(): void;
  /** Sends what is due now and returns when nothing more can be sent; not for a worker that was started. */
  drain(): Promise<void>;
  /** The channels through which nothing is sent at present, and why. */
  paused(): Partial<Record<ChannelName, PauseState>>;
  /** For each channel a function that rejects with the reason while the channel is paused, or cannot make its deliveries. */
  readiness: Readonly<Record<ChannelName, () => Promise<void>>>;
  /** Takes nothing more, lets what is under way end, and closes the channels. */
  stop(): Promise<void>;
}

/** How often a clock that has jumped is made up for, in milliseconds. */
const correctionMs = 60_000;

async function requireWorking({ paused }: Carrier, channel: Channel): Promise<void> {
  if (paused !== undefined) throw new Error(paused.reason);
  await channel.check?.();
}

/** Makes a worker; it does nothing until it is started. */
export function makeDeliveryWorker(options: WorkerOptions): DeliveryWorker {
  const { database, channels, log = console.log, now, graceMs } = options;
  const queue = openDeliveryQueue(database, options);
  const carriers = Object.fromEntries(
    channelNames.map((name) => [
      name,
      carryChannel({ name, channel: channels[name], queue, log, now, graceMs }),
    ]),
  ) as Record<ChannelName, Carrier>;
  const all = Object.values(carriers);
  let correcting: NodeJS.Timeout | undefined;
  // The channels report a database that cannot be reached.
  const correct = () => queue.correctClock().catch(() => undefined);
  return {
    start() {
      correcting ??= setInterval(() => void correct(), correctionMs).unref();
      for (const carrier of all) carrier.start();
    },
    async drain() {
      await queue.correctClock();
      await Promise.all(all.map((carrier) => carrier.drain()));
    },
    paused() {
      const entries = channelNames.map((name) => [name, carriers[name].paused] as const);
      return Object.fromEntries(entries.filter(([, state]) => state !== undefined));
    },
    readiness: {
      mail: () => requireWorking(carriers.mail, channels.mail),
      webhook: () => requireWorking(carriers.webhook, channels.webhook),
    },
    async stop() {
      clearInterval(correcting);
      await Promise.all(all.map((carrier) => carrier.stop()));
      await Promise.all(channelNames.map((name) => channels[name].close()));
    },
  };
}

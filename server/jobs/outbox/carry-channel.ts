import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { oneLine } from "../../platform/backend-error.ts";
import type { Channel } from "./channel.ts";
import { channelPause, type PauseState } from "./channel-pause.ts";
import type { ChannelName, DeliveryQueue, LeasedDelivery } from "./delivery-queue.ts";
import { sendDelivery } from "./send-delivery.ts";

export interface CarrierOptions {
  name: ChannelName;
  channel: Channel;
  queue: DeliveryQueue;
  /** Takes one line without personal data. */
  log: (line: string) => void;
  /** For tests; see QueueOptions. */
  now?: (() => Date) | undefined;
  /** How long a stop waits for what is under way in milliseconds. */
  graceMs?: number | undefined;
}

/** Carries the deliveries of one channel. */
export interface Carrier {
  /** Sends until it is stopped. */
  start(): void;
  /** Sends what is due now and returns when nothing more can be sent. */
  drain(): Promise<void>;
  /** Takes nothing more, and gives what is under way some seconds to end. */
  stop(): Promise<void>;
  readonly paused: PauseState | undefined;
}

/** How many deliveries of a channel one worker sends at a time, and how many places must be free to ask for more at once. */
const [atOnce, worthAsking] = [20, 5];
/** How often the outbox is asked for more, in milliseconds, and how long after it could not be. */
const [pollMs, troubleMs] = [1_000, 5_000];
/** How often recording the result of a try is repeated, once a second. */
const settleTries = 30;

/** An error in one line for the log, which outlives the people whose addresses a refusal may name. */
const forLog = (error: unknown) => oneLine(error).replace(/[^\s<>"'(]+@[^\s<>"'),;]+/g, "<address>");

/** Makes the carrier of a channel; it does nothing until it is started. */
export function carryChannel(options: CarrierOptions): Carrier {
  const { name, channel, queue, log, now, graceMs = 3_000 } = options;
  const clock = () => now?.().getTime() ?? performance.now();
  const pause = channelPause(clock, () => now?.() ?? new Date());
  const running = new Set<Promise<void>>();
  /** How many deliveries the channel has taken, and how many it had when the last try of one that it refused began. */
  let taken = 0;
  const takenBeforeRefusal = new Map<string, number>();
  const [halt, interrupt] = [new AbortController(), new AbortController()];
  // Each delivery under way listens.
  setMaxListeners(atOnce + 1, halt.signal, interrupt.signal);
  const isHalted = () => halt.signal.aborted;
  const pauseFor = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: halt.signal }).catch(() => undefined);
  let looping: Promise<void> | undefined;

  async function settle(tell: () => Promise<void>): Promise<void> {
    for (let left = settleTries; left > 0; left -= 1) {
      try {
        await tell();
        return;
      } catch (error) {
        if (left > 1 && !isHalted()) {
          await pauseFor(pollMs);
          continue;
        }
        // Its lease runs out, and it is sent again under the same Message-ID.
        log(`What became of a delivery could not be written down: ${forLog(error)}`);
        return;
      }
    }
  }

  async function carry(delivery: LeasedDelivery): Promise<void> {
    const isProbe = pause.state !== undefined;
    const takenBefore = taken;
    // A channel that has taken another delivery since refuses this one alone, as a server that relays to all recipients but one.
    const isItsOwn = taken > (takenBeforeRefusal.get(delivery.id) ?? taken);
    const result = await sendDelivery(delivery, channel, queue, interrupt.signal, isItsOwn);
    const isRefused = result.outcome === "channel-refused";
    if (isRefused || isItsOwn) takenBeforeRefusal.set(delivery.id, takenBefore);
    if (isRefused && pause.state === undefined)
      log(`Deliveries by ${name} are paused: ${forLog(result.reason)}. They go on when that is fixed.`);
    // A probe that was put off has not shown that the channel works.
    if (isRefused || (isProbe && result.outcome === "postponed"))
      pause.refuse(forLog(result.reason), isProbe);
    if (result.outcome === "sent" || result.outcome === "failed") {
      takenBeforeRefusal.delete(delivery.id);
      if (result.outcome === "sent" || !isItsOwn) taken += 1;
      if (isProbe) {
        pause.resume();
        log(`Deliveries by ${name} go on.`);
      }
    }
    await settle(result.settle);
    if (result.outcome === "failed")
      log(`Delivery ${delivery.id} (${delivery.kind}) has failed; npm run deliveries shows why.`);
  }

  /** Takes as many as there are free places; true when there may be more. */
  async function takeMore(): Promise<boolean> {
    const free = pause.limit(atOnce) - running.size;
    if (free <= 0) return false;
    const claimed = await queue.claim(name, free);
    for (const delivery of claimed) {
      const carried: Promise<void> = (
        isHalted() ? settle(() => queue.giveBack(delivery)) : carry(delivery)
      ).finally(() => running.delete(carried));
      running.add(carried);
    }
    return claimed.length === free;
  }

  /** Waits until enough places are free to be worth asking again, but no longer than the poll. */
  async function untilPlacesAreFree(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, pollMs, true)));
    const isLate = () => Promise.race([late, ...[...running].map((one) => one.then(() => false))]);
    while (running.size > atOnce - worthAsking && !(await isLate()));
    clearTimeout(timer);
  }

  async function loop(): Promise<void> {
    let isReadable = true;
    while (!isHalted()) {
      try {
        const isMore = await takeMore();
        if (!isReadable) log("The outbox can be read again.");
        isReadable = true;
        await (isMore ? untilPlacesAreFree() : pauseFor(pollMs));
      } catch (error) {
        if (isReadable) log(`The outbox cannot be read: ${forLog(error)}`);
        isReadable = false;
        await pauseFor(troubleMs);
      }
    }
  }

  return {
    get paused() {
      return pause.state;
    },
    start() {
      looping ??= loop();
    },
    async drain() {
      while ((await takeMore()) || running.size > 0) await Promise.race(running);
    },
    async stop() {
      halt.abort();
      await looping;
      const grace = setTimeout(() => interrupt.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(grace);
    },
  };
}

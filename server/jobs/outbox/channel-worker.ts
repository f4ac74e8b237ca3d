import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { oneLine } from "../../platform/backend-error.ts";
import type { Channel } from "./channel.ts";
import type { ChannelName, DeliveryQueue, LeasedDelivery } from "./delivery-queue.ts";
import { sendDelivery } from "./send-delivery.ts";

interface ChannelWorkerOptions {
  name: ChannelName;
  channel: Channel;
  queue: DeliveryQueue;
  log: (line: string) => void;
  now?: (() => Date) | undefined;
  graceMs?: number | undefined;
}

export type ChannelWorker = ReturnType<typeof createChannelWorker>;

/** Maximum number of concurrent deliveries per channel, and minimum number of free slots to claim more. */
const [maxConcurrent, minFree] = [20, 5];
const [pollMs, retryMs] = [1_000, 5_000];
const maxSettleAttempts = 30;

/** Formats an error for the log with addresses redacted, because logs outlive erasures. */
const toLogText = (error: unknown) =>
  oneLine(error).replace(/(?<![^\s<>"'(])[^\s<>"'(]+@[^\s<>"'),;]+/g, "<address>");

export function createChannelWorker(options: ChannelWorkerOptions) {
  const { name, channel, queue, log, now, graceMs = 3_000 } = options;
  const clock = () => now?.().getTime() ?? performance.now();
  const pause = createChannelPause(clock);
  const runningDeliveries = new Set<Promise<void>>();
  /**
   * The number of deliveries that the channel has accepted. For each refused delivery, the map stores that
   * number at the start of the delivery's last attempt.
   */
  let acceptedCount = 0;
  const acceptedBeforeRefusal = new Map<string, number>();
  const [halt, interrupt] = [new AbortController(), new AbortController()];
  // Each delivery in progress adds a listener, and Node warns about more than ten.
  setMaxListeners(maxConcurrent + 1, halt.signal, interrupt.signal);
  const isHalted = () => halt.signal.aborted;
  const pauseFor = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: halt.signal }).catch(() => undefined);
  let loopPromise: Promise<void> | undefined;

  async function settle(record: () => Promise<void>): Promise<void> {
    for (let attemptsLeft = maxSettleAttempts; attemptsLeft > 0; attemptsLeft -= 1) {
      try {
        await record();
        return;
      } catch (error) {
        if (attemptsLeft > 1 && !isHalted()) {
          await pauseFor(pollMs);
          continue;
        }
        // When the lease expires, the delivery is sent again with the same Message-ID.
        log(`The result of a delivery could not be recorded: ${toLogText(error)}`);
        return;
      }
    }
  }

  async function deliver(delivery: LeasedDelivery): Promise<void> {
    const isProbe = pause.reason !== undefined;
    const acceptedBefore = acceptedCount;
    // If the channel has accepted other deliveries since the last attempt, a refusal concerns only this one, for
    // example because the server rejects its recipient.
    const isDeliveryFault = acceptedCount > (acceptedBeforeRefusal.get(delivery.id) ?? acceptedCount);
    const result = await sendDelivery(delivery, channel, queue, interrupt.signal, isDeliveryFault);
    const isRefused = result.outcome === "channel-refused";
    if (isRefused || isDeliveryFault) acceptedBeforeRefusal.set(delivery.id, acceptedBefore);
    if (isRefused && pause.reason === undefined)
      log(
        `Deliveries by ${name} are paused: ${toLogText(result.reason)}. Sending resumes once the problem is fixed.`,
      );
    // A probe is a delivery that tests a paused channel. If it is postponed, the channel may still be down.
    if (isRefused || (isProbe && result.outcome === "postponed"))
      pause.recordRefusal(toLogText(result.reason), isProbe);
    if (result.outcome === "sent" || result.outcome === "failed") {
      acceptedBeforeRefusal.delete(delivery.id);
      if (result.outcome === "sent" || !isDeliveryFault) acceptedCount += 1;
      if (isProbe) {
        pause.resume();
        log(`Deliveries by ${name} have resumed.`);
      }
    }
    await settle(result.settle);
    if (result.outcome === "failed")
      log(`Delivery ${delivery.id} (${delivery.kind}) has failed; npm run deliveries shows why.`);
  }

  async function claimMore(): Promise<boolean> {
    const freeSlots = pause.limit(maxConcurrent) - runningDeliveries.size;
    if (freeSlots <= 0) return false;
    const claimedDeliveries = await queue.claim(name, freeSlots);
    for (const delivery of claimedDeliveries) {
      const deliveryPromise: Promise<void> = (
        isHalted() ? settle(() => queue.requeue(delivery)) : deliver(delivery)
      ).finally(() => runningDeliveries.delete(deliveryPromise));
      runningDeliveries.add(deliveryPromise);
    }
    return claimedDeliveries.length === freeSlots;
  }

  async function waitForFreeSlots(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const pollTimeout = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, pollMs, true)));
    const isPollDue = () =>
      Promise.race([pollTimeout, ...[...runningDeliveries].map((one) => one.then(() => false))]);
    while (runningDeliveries.size > maxConcurrent - minFree && !(await isPollDue()));
    clearTimeout(timer);
  }

  async function loop(): Promise<void> {
    let isOutboxReadable = true;
    while (!isHalted()) {
      try {
        const hasMore = await claimMore();
        if (!isOutboxReadable) log("The outbox can be read again.");
        isOutboxReadable = true;
        await (hasMore ? waitForFreeSlots() : pauseFor(pollMs));
      } catch (error) {
        if (isOutboxReadable) log(`The outbox cannot be read: ${toLogText(error)}`);
        isOutboxReadable = false;
        await pauseFor(retryMs);
      }
    }
  }

  return {
    /** Why the channel is paused; undefined while it works. */
    get pauseReason(): string | undefined {
      return pause.reason;
    },
    start(): void {
      loopPromise ??= loop();
    },
    async drain(): Promise<void> {
      while ((await claimMore()) || runningDeliveries.size > 0) await Promise.race(runningDeliveries);
    },
    async stop(): Promise<void> {
      halt.abort();
      await loopPromise;
      const graceTimer = setTimeout(() => interrupt.abort(), graceMs);
      await Promise.all(runningDeliveries);
      clearTimeout(graceTimer);
    },
  };
}

/** Initial and maximum interval between tests of a paused channel, in milliseconds. */
const [minDelay, maxDelay] = [30_000, 300_000];

/** @param clock monotonic time in milliseconds */
export function createChannelPause(clock: () => number) {
  let reason: string | undefined;
  let delay = minDelay;
  let probeAt = 0;
  return {
    /** Why the channel is paused; undefined while it works. */
    get reason(): string | undefined {
      return reason;
    },
    /**
     * Maximum number of concurrent deliveries: `maximum` while the channel works. While it is paused, 1 if it
     * is time to test the channel with a delivery, otherwise 0.
     */
    limit(maximum: number): number {
      if (reason === undefined) return maximum;
      return clock() >= probeAt ? 1 : 0;
    },
    /**
     * Records that the channel refused a delivery.
     * @param isProbe whether the channel was already paused when the delivery started
     */
    recordRefusal(refusalReason: string, isProbe: boolean): void {
      // Ignore refusals of deliveries that were in progress when the pause began.
      if (reason !== undefined && !isProbe) return;
      delay = reason === undefined ? minDelay : Math.min(delay * 2, maxDelay);
      probeAt = clock() + delay;
      reason = refusalReason;
    },
    resume(): void {
      reason = undefined;
    },
  };
}

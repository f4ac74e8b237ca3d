import { oneLine } from "../../platform/backend-error.ts";
import { DeliveryRefusal, type Channel } from "./channel.ts";
import {
  leaseMs,
  type DeliveryQueue,
  type LeasedDelivery,
  retryDelay,
  faultRetryDelay,
} from "./delivery-queue.ts";

interface AttemptResult {
  outcome: "sent" | "postponed" | "failed" | "channel-refused" | "interrupted";
  /** Reason why the delivery was not sent; may contain an email address. */
  reason: string;
  settle: () => Promise<void>;
}

/** Timeout of an attempt, which leaves time to record the result before the lease expires. */
const sendLimit = leaseMs - 20_000;
const reasonLength = 500;

/**
 * Sends a delivery, and aborts at the time limit or when the worker stops. Removes its listener afterward, because
 * the signal outlives the attempt.
 */
async function sendWithTimeout(
  delivery: LeasedDelivery,
  channel: Channel,
  stopSignal: AbortSignal,
): Promise<void> {
  const end = new AbortController();
  const interrupt = (): void => end.abort(new Error("The worker was stopped"));
  const timer = setTimeout(() => end.abort(new Error(`No response within ${sendLimit / 1000} s`)), sendLimit);
  stopSignal.addEventListener("abort", interrupt);
  try {
    await Promise.race([
      channel.send(delivery, end.signal),
      new Promise((_, reject) => {
        end.signal.addEventListener("abort", () => reject(end.signal.reason as Error));
      }),
    ]);
  } finally {
    clearTimeout(timer);
    stopSignal.removeEventListener("abort", interrupt);
  }
}

/**
 * Sends one delivery; never throws.
 * @param stopSignal aborted when the worker abandons deliveries in progress
 * @param isDeliveryFault whether a refusal by the channel concerns only this delivery
 */
export async function sendDelivery(
  delivery: LeasedDelivery,
  channel: Channel,
  queue: DeliveryQueue,
  stopSignal: AbortSignal,
  isDeliveryFault: boolean,
): Promise<AttemptResult> {
  try {
    await sendWithTimeout(delivery, channel, stopSignal);
    return { outcome: "sent", reason: "", settle: () => queue.markSent(delivery) };
  } catch (error) {
    const reason = oneLine(error).slice(0, reasonLength);
    const scope = error instanceof DeliveryRefusal ? error.scope : "retry";
    const requeue = () => queue.requeue(delivery, reason);
    if (stopSignal.aborted) return { outcome: "interrupted", reason, settle: requeue };
    if (scope === "channel" && !isDeliveryFault)
      return { outcome: "channel-refused", reason, settle: requeue };
    const nextDelay = scope === "fault" ? faultRetryDelay : retryDelay;
    const delay = scope === "permanent" ? undefined : nextDelay(delivery.attempt);
    return delay === undefined
      ? { outcome: "failed", reason, settle: () => queue.markFailed(delivery, reason) }
      : { outcome: "postponed", reason, settle: () => queue.postpone(delivery, delay, reason) };
  }
}

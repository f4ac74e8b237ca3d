import type { Channel, Delivery } from "../../../server/jobs/outbox/channel.ts";

/** A channel that records its deliveries. */
export interface RecordingChannel extends Channel {
  /** All attempts. */
  tried: Delivery[];
  /** Attempts that did not throw. */
  sent: Delivery[];
  isClosed: boolean;
}

/** @param answer may throw, as a channel does to fail an attempt */
export function recordingChannel(
  answer: (delivery: Delivery, signal: AbortSignal) => Promise<void> | void = () => undefined,
): RecordingChannel {
  const channel: RecordingChannel = {
    tried: [],
    sent: [],
    isClosed: false,
    async send(delivery, signal) {
      channel.tried.push(delivery);
      await answer(delivery, signal);
      channel.sent.push(delivery);
    },
    close() {
      channel.isClosed = true;
      return Promise.resolve();
    },
  };
  return channel;
}

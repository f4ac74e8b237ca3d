import type { Channel, Delivery } from "../../../server/jobs/outbox/channel.ts";

export interface RecordingChannel extends Channel {
  tried: Delivery[];
  sent: Delivery[];
  isClosed: boolean;
}

/**
 * Creates a channel that records deliveries instead of sending them.
 * @param onAttempt called for each attempt; may throw, as a channel does if an attempt fails
 */
export function createRecordingChannel(
  onAttempt: (delivery: Delivery, signal: AbortSignal) => Promise<void> | void = () => undefined,
): RecordingChannel {
  const channel: RecordingChannel = {
    tried: [],
    sent: [],
    isClosed: false,
    async send(delivery, signal) {
      channel.tried.push(delivery);
      await onAttempt(delivery, signal);
      channel.sent.push(delivery);
    },
    close() {
      channel.isClosed = true;
      return Promise.resolve();
    },
  };
  return channel;
}

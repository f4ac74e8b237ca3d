import type { Channel, Delivery } from "../../../server/jobs/outbox/channel.ts";

/**
 * Creates a channel that records deliveries instead of sending them.
 * @param onAttempt called for each attempt; may throw, as a channel does if an attempt fails
 */
export function createRecordingChannel(
  onAttempt: (delivery: Delivery, signal: AbortSignal) => Promise<void> | void = () => undefined,
) {
  const record = { tried: [] as Delivery[], sent: [] as Delivery[], isClosed: false };
  const channel: Channel = {
    async send(delivery, signal) {
      record.tried.push(delivery);
      await onAttempt(delivery, signal);
      record.sent.push(delivery);
    },
    close() {
      record.isClosed = true;
      return Promise.resolve();
    },
  };
  return Object.assign(record, channel);
}

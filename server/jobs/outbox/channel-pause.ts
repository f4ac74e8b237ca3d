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

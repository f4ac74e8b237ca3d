export interface PauseState {
  since: Date;
  reason: string;
}

/** Initial and maximum interval between tests of a paused channel, in milliseconds. */
const [minDelay, maxDelay] = [30_000, 300_000];

/** @param clock monotonic time in milliseconds */
export function createChannelPause(clock: () => number, now: () => Date) {
  let state: PauseState | undefined;
  let delay = minDelay;
  let probeAt = 0;
  return {
    get state(): PauseState | undefined {
      return state;
    },
    /**
     * Maximum number of concurrent deliveries: `maximum` while the channel works. While it is paused, 1 if it
     * is time to test the channel with a delivery, otherwise 0.
     */
    limit(maximum: number): number {
      if (state === undefined) return maximum;
      return clock() >= probeAt ? 1 : 0;
    },
    /**
     * Records that the channel refused a delivery.
     * @param isProbe whether the channel was already paused when the delivery started
     */
    recordRefusal(reason: string, isProbe: boolean): void {
      // Ignore refusals of deliveries that were in progress when the pause began.
      if (state !== undefined && !isProbe) return;
      delay = state === undefined ? minDelay : Math.min(delay * 2, maxDelay);
      probeAt = clock() + delay;
      state = { since: state?.since ?? now(), reason };
    },
    resume(): void {
      state = undefined;
    },
  };
}

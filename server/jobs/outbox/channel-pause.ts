export interface PauseState {
  since: Date;
  reason: string;
}

interface ChannelPause {
  /** The current pause; undefined while the channel works. */
  readonly state: PauseState | undefined;
  /**
   * Number of deliveries allowed in progress: all while the channel works; one probe or none while it is
   * paused.
   */
  limit(atOnce: number): number;
  /** Records a refusal by the channel; `isProbe` if it was already paused when the delivery was sent. */
  refuse(reason: string, isProbe: boolean): void;
  resume(): void;
}

/** First and longest interval between probes, in milliseconds. */
const [shortest, longest] = [30_000, 300_000];

/** @param clock monotonic milliseconds */
export function channelPause(clock: () => number, now: () => Date): ChannelPause {
  let state: PauseState | undefined;
  let delay = shortest;
  let probeAt = 0;
  return {
    get state() {
      return state;
    },
    limit(atOnce) {
      if (state === undefined) return atOnce;
      return clock() >= probeAt ? 1 : 0;
    },
    refuse(reason, isProbe) {
      // Deliveries already in progress when the pause began add no information.
      if (state !== undefined && !isProbe) return;
      delay = state === undefined ? shortest : Math.min(delay * 2, longest);
      probeAt = clock() + delay;
      state = { since: state?.since ?? now(), reason };
    },
    resume() {
      state = undefined;
    },
  };
}

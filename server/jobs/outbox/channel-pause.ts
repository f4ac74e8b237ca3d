/** Why nothing is sent through a channel at present. */
export interface PauseState {
  since: Date;
  reason: string;
}

/** Decides when a channel that refuses everything is asked again. */
export interface ChannelPause {
  /** The pause that holds; undefined while the channel works. */
  readonly state: PauseState | undefined;
  /** How many deliveries may be under way: all while the channel works, one to try it while it is paused, else none. */
  limit(atOnce: number): number;
  /** A channel refusal has come; `isProbe` when the channel was paused as the delivery was sent. */
  refuse(reason: string, isProbe: boolean): void;
  /** The channel has answered as one that works. */
  resume(): void;
}

/** The first and the longest time between two probes in milliseconds. */
const [shortest, longest] = [30_000, 300_000];

/** @param clock milliseconds that never go back */
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
      // What was under way when the pause began says nothing new.
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

import { describe, expect, it } from "vitest";
import { createChannelPause } from "../../../../../server/jobs/outbox/channel-worker.ts";

describe("a channel's pause", () => {
  function makePause() {
    const clock = { now: 0 };
    return { clock, pause: createChannelPause(() => clock.now) };
  }

  it("stops all deliveries after a rejection, and allows one attempt after half a minute", () => {
    const { pause, clock } = makePause();
    pause.recordRefusal("535 Login refused", false);
    expect(pause.reason).toBe("535 Login refused");
    expect(pause.limit(20)).toBe(0);
    clock.now = 30_000;
    expect(pause.limit(20)).toBe(1);
  });

  it("gets longer after each failed attempt, up to five minutes", () => {
    const { pause, clock } = makePause();
    pause.recordRefusal("first", false);
    const waits: number[] = [];
    for (let probe = 0; probe < 6; probe += 1) {
      const refusedAt = clock.now;
      while (pause.limit(20) === 0) clock.now += 1_000;
      waits.push((clock.now - refusedAt) / 1_000);
      pause.recordRefusal(`probe ${probe}`, true);
    }
    expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
    expect(pause.reason).toBe("probe 5");
  });

  it("is not extended by deliveries that were in progress when it began", () => {
    const { pause, clock } = makePause();
    pause.recordRefusal("first", false);
    clock.now = 29_000;
    pause.recordRefusal("another of the same moment", false);
    clock.now = 30_000;
    expect(pause.limit(20)).toBe(1);
  });

  it("ends with a success, and is short again the next time", () => {
    const { pause, clock } = makePause();
    pause.recordRefusal("first", false);
    clock.now = 30_000;
    pause.recordRefusal("second", true);
    pause.resume();
    expect(pause.limit(20)).toBe(20);
    pause.recordRefusal("third", false);
    clock.now = 60_000;
    expect(pause.limit(20)).toBe(1);
  });
});

import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { fairTurns } from "../../../../../server/platform/serving/fair-turns.ts";

it("queues a sender's requests behind each other, while another's run at once", async () => {
  const inTurn = fairTurns(2, 10);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = ["a1", "a2", "a3", "a4", "b1"].map((name) => inTurn(name[0] ?? "", work(name)));
  expect(begun).toEqual(["a1", "a2", "b1"]);
  ends[0]?.();
  await setImmediate();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (let n = 1; n < 5; n += 1) {
    ends[n]?.();
    await setImmediate();
  }
  await Promise.all(all);
});

it("starts the next task when one fails, and refuses when the queue is full", async () => {
  const inTurn = fairTurns(1, 1);
  const failing = inTurn("a", () => Promise.reject(new Error("broken")));
  const waiting = inTurn("a", () => Promise.resolve("done"));
  await expect(inTurn("a", () => Promise.resolve())).rejects.toThrow("Too many requests at once");
  await expect(failing).rejects.toThrow("broken");
  expect(await waiting).toBe("done");
  expect(await inTurn("a", () => Promise.resolve("again"))).toBe("again");
});

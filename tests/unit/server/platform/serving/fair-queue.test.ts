import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createFairQueue } from "../../../../../server/platform/serving/fair-queue.ts";

it("a client's requests are queued behind each other, while other clients' requests run immediately", async () => {
  const enqueue = createFairQueue(2, 10);
  const startedJobs: string[] = [];
  const finishCallbacks: (() => void)[] = [];
  const work = (name: string) => () => {
    startedJobs.push(name);
    return new Promise<void>((resolve) => finishCallbacks.push(resolve));
  };
  const all = ["a1", "a2", "a3", "a4", "b1"].map((name) => enqueue(name[0] ?? "", work(name)));
  expect(startedJobs).toEqual(["a1", "a2", "b1"]);
  finishCallbacks[0]?.();
  await setImmediate();
  expect(startedJobs).toEqual(["a1", "a2", "b1", "a3"]);
  for (let n = 1; n < 5; n += 1) {
    finishCallbacks[n]?.();
    await setImmediate();
  }
  await Promise.all(all);
});

it("the queue starts the next task if one fails, and rejects tasks while it is full", async () => {
  const enqueue = createFairQueue(1, 1);
  const failing = enqueue("a", () => Promise.reject(new Error("broken")));
  const waiting = enqueue("a", () => Promise.resolve("done"));
  await expect(enqueue("a", () => Promise.resolve())).rejects.toThrow("Too many requests at once");
  await expect(failing).rejects.toThrow("broken");
  expect(await waiting).toBe("done");
  expect(await enqueue("a", () => Promise.resolve("again"))).toBe("again");
});

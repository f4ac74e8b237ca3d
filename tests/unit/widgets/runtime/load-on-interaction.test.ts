// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { runWhenVisible } from "../../../../widgets/runtime/load-on-interaction.ts";
import { stubIntersectionObserver } from "./stub-intersection-observer.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a task that waits for an idle page runs at its timeout on a busy page", async () => {
  stubIntersectionObserver((_, callback) =>
    callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  );
  let idleTimeout: number | undefined;
  vi.stubGlobal("requestIdleCallback", (task: () => void, options?: IdleRequestOptions) => {
    idleTimeout = options?.timeout;
    // Simulate a busy page, where only the timeout triggers the idle callback.
    if (idleTimeout !== undefined) setTimeout(task);
    return 1;
  });
  let hasTaskRun = false;
  runWhenVisible(document.body, () => (hasTaskRun = true));
  await expect.poll(() => hasTaskRun).toBe(true);
  expect(idleTimeout).toBeLessThanOrEqual(5000);
});

import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { readBehaviorNumber } from "../read-behavior.ts";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

const CARD_DELAY = readBehaviorNumber("Timings", "a card comes in after the one before by");

const countMovingCards = (list: Locator): Promise<number> =>
  list.evaluate((element) => [...element.children].flatMap((card) => card.getAnimations()).length);

const readTransforms = (list: Locator): Promise<string[]> =>
  list.evaluate((element) =>
    [...element.children].slice(0, 4).map((card) => getComputedStyle(card).transform),
  );

test.each(["/industries", "/insights"])(
  "cards on %s animate one after another, once they are visible",
  async (path) => {
    const { page } = await fixture.visit(path, {
      reducedMotion: "no-preference",
      viewport: { width: 1280, height: 400 },
    });
    const list = page.locator(".cards").first();
    // Wait longer than all animations take.
    await page.waitForTimeout(1500);
    expect(await countMovingCards(list)).toBe(0);
    // Use a single `evaluate` call: between two calls, an animation could end on a busy machine.
    const [seenAt, starts] = await list.evaluate(async (element) => {
      element.scrollIntoView({ behavior: "instant" });
      const seenAt = performance.now();
      const getAnimations = (): Animation[] => [...element.children].flatMap((card) => card.getAnimations());
      while (getAnimations().length === 0) await new Promise(requestAnimationFrame);
      const animations = await Promise.all(getAnimations().map(({ ready }) => ready));
      return [
        seenAt,
        animations.map(({ startTime, effect }) => Number(startTime) + Number(effect!.getTiming().delay)),
      ] as const;
    });
    expect(starts[0]).toBeGreaterThanOrEqual(seenAt);
    expect(starts.slice(0, 4).map((start) => Math.round(start - starts[0]!))).toEqual(
      [0, 1, 2, 3].map((card) => card * CARD_DELAY),
    );
    await expect.poll(() => readTransforms(list)).toEqual(["none", "none", "none", "none"]);
  },
);

test.each([
  ["in the first viewport appear immediately with scripts", "/industries", true, 4000],
  ["in the first viewport appear immediately without scripts", "/industries", false, 4000],
  ["below the first viewport are in their final position without scripts", "/", false, 400],
])("cards %s", async (_what, path, javaScriptEnabled, height) => {
  const { page } = await fixture.visit(path, {
    reducedMotion: "no-preference",
    javaScriptEnabled,
    viewport: { width: 1280, height },
  });
  const list = page.locator(".cards").first();
  await expect.poll(() => readTransforms(list)).toEqual(["none", "none", "none", "none"]);
  if (height === 4000) expect(await list.getAttribute("data-ahead")).toBeNull();
});

test("cards do not move with reduced motion", async () => {
  const { page } = await fixture.visit("/industries", {
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 400 },
  });
  const list = page.locator(".cards").first();
  await page.locator(".cards[data-ahead]").first().waitFor({ state: "attached" });
  expect(await readTransforms(list)).toEqual(["none", "none", "none", "none"]);
  await list.scrollIntoViewIfNeeded();
  expect(await countMovingCards(list)).toBe(0);
  expect(await readTransforms(list)).toEqual(["none", "none", "none", "none"]);
});

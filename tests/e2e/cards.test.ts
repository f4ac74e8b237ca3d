import { expect, test } from "vitest";
import { behaviorNumber } from "../behavior.ts";
import { usePageStage } from "./page-stage.ts";

const stage = usePageStage();

const STEP = behaviorNumber("Timings", "a card comes in after the one before by");

test.each(["/", "/industries", "/insights"])("cards of %s come in one after another", async (path) => {
  const { page } = await stage.open({ reducedMotion: "no-preference" });
  await page.goto(stage.url + path);
  const delays = await page
    .locator(".cards")
    .first()
    .evaluate((list) =>
      [...list.children].slice(0, 4).map((card) => parseFloat(getComputedStyle(card).animationDelay) * 1000),
    );
  expect(delays.map(Math.round)).toEqual([0, 1, 2, 3].map((card) => card * STEP));
});

test("cards stand still for whoever wants no motion", async () => {
  const { page } = await stage.open({ reducedMotion: "reduce" });
  await page.goto(`${stage.url}/industries`);
  const card = page.locator(".cards > *").nth(2);
  expect(await card.evaluate((element) => element.getAnimations().length)).toBe(0);
});

import { expect, test } from "vitest";
import { openStore } from "../../../../build/cache/store.ts";
import { fitTitle, createRenderer } from "../../../../build/social/write-social-images.ts";

const WIDTH = 540;
const { measureText } = await createRenderer(openStore("."));

test("a short title is set on one line at the largest size", () => {
  expect(fitTitle("Services", WIDTH, measureText)).toEqual({ lines: ["Services"], fontSize: 76 });
});

test("a long title is set smaller, in at most five lines that fit the column", () => {
  const title = "Midwest construction in 2025: hiring in five states that build";
  const { lines, fontSize } = fitTitle(title, WIDTH, measureText);
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(fontSize).toBeLessThan(76);
  for (const line of lines) expect(measureText(line, fontSize) * 0.95).toBeLessThanOrEqual(WIDTH);
});

test("characters that XML escapes are measured as single letters", () => {
  expect(measureText("R&D <2025>", 40)).toBeGreaterThan(measureText("R D 2025", 40));
});

test("the font has every character in the titles", () => {
  for (const sign of "·•–—’“”…$%&+") expect(measureText(sign, 40), sign).toBeGreaterThan(0);
});

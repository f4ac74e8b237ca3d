import { expect, test } from "vitest";
import { fitTitle } from "../../../../build/social/fit-title.ts";
import { measureText } from "../../../../build/social/render-png.ts";

const WIDTH = 540;

test("a short title is set on one line at the largest size", () => {
  expect(fitTitle("Services", WIDTH)).toEqual({ lines: ["Services"], fontSize: 76 });
});

test("a long title is set smaller, in at most five lines that fit the column", () => {
  const title = "Midwest construction in 2025: hiring in five states that build";
  const { lines, fontSize } = fitTitle(title, WIDTH);
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(fontSize).toBeLessThan(76);
  for (const line of lines) expect(measureText(line, fontSize) * 0.95).toBeLessThanOrEqual(WIDTH);
});

test("characters that XML escapes are measured as letters", () => {
  expect(measureText("R&D <2025>", 40)).toBeGreaterThan(measureText("R D 2025", 40));
});

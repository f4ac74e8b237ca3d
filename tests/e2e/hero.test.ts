import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";

const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 633],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
] as const;
/** Below this height, the drawing is not shown. */
const MIN_DRAWING_HEIGHT = 240;
/** Rotated text has a larger rectangle than its letters. */
const TOLERANCE = 4;

const fixture = usePageFixture();

test.each(["/", "/es"])("the top of %s fits between the header and the end of the window", async (path) => {
  const { page } = await fixture.visit(path, { reducedMotion: "reduce" });
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const size = `${width}x${height}`;
    const hero = page.locator("section[aria-labelledby=hero-title]");
    const { top, bottom, links, drawings } = await hero.evaluate((section) => {
      const isShown = (element: Element) => element.getBoundingClientRect().height > 0;
      const rectangles = (selector: string, root: Element = section) =>
        [...root.querySelectorAll(selector)]
          .filter(isShown)
          .map((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const header = document.querySelector(".site-header")!.getBoundingClientRect();
      return {
        top: header.bottom,
        bottom: section.getBoundingClientRect().bottom,
        links: rectangles("h1, a"),
        drawings: [...section.querySelectorAll("svg.draw")].filter(isShown).map((drawing) => ({
          height: drawing.getBoundingClientRect().height,
          lines: rectangles("path, text", drawing),
        })),
      };
    });
    expect(bottom, size).toBeLessThanOrEqual(height);
    expect(links, size).toHaveLength(4);
    for (const link of links) {
      expect(link.top, size).toBeGreaterThanOrEqual(top);
      expect(link.bottom, size).toBeLessThanOrEqual(height);
      expect(link.right, size).toBeLessThanOrEqual(width);
    }
    expect(drawings.length, size).toBe(width === 320 ? 0 : 1);
    for (const drawing of drawings) {
      expect(drawing.height, size).toBeGreaterThanOrEqual(MIN_DRAWING_HEIGHT);
      expect(drawing.lines.length, size).toBeGreaterThan(50);
      for (const line of drawing.lines) {
        expect(line.top, size).toBeGreaterThanOrEqual(top - TOLERANCE);
        expect(line.bottom, size).toBeLessThanOrEqual(height + TOLERANCE);
        expect(line.right, size).toBeLessThanOrEqual(width + TOLERANCE);
        expect(line.left, size).toBeGreaterThanOrEqual(-TOLERANCE);
      }
    }
  }
});

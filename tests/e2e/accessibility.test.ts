import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { findViolations, WCAG } from "./find-violations.ts";
import { usePageStage } from "./page-stage.ts";
import { PAGE_TYPES, sitemapPaths } from "./page-types.ts";

const violations = (page: Page): Promise<string[]> => findViolations(page, [...WCAG, "best-practice"]);

/** Time for all pages in one window, in milliseconds. */
const ALL_PAGES_MS = 1_200_000;

/** Of each window, in pixels. */
const HEIGHT = 844;

/** Pages that are looked at side by side. */
const WORKERS = 2;

const stage = usePageStage();
let paths: string[];

beforeAll(async () => {
  paths = [...new Set([...(await sitemapPaths(stage.url)), ...PAGE_TYPES])];
});

/** Looks at pages in a window of a size, and gathers what is wrong with each. */
async function inspect(
  addresses: readonly string[],
  width: number,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const queue = [...addresses];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    const { page } = await stage.open({ viewport: { width, height: HEIGHT } });
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const place = path;
      await page.goto(stage.url + place);
      found.push(...(await look(page)).map((mistake) => `${place} at ${width} px: ${mistake}`));
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return found.sort();
}

/** What stands further right than the window reaches and cannot be scrolled to in a box of its own. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} px`] : [];
    const isInBox = (element: Element): boolean => {
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, position, textOverflow } = getComputedStyle(box);
        // A breadcrumb that is cut ends in dots, and its words stand in the heading.
        if (textOverflow === "ellipsis") return true;
        if (
          /auto|scroll/.test(overflowX) ||
          position === "fixed" ||
          box.matches("[data-marquee], .sr-only, svg")
        )
          return true;
      }
      return false;
    };
    const cut = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return hasText && width > 1 && right > clientWidth + 1 && !isInBox(element);
    });
    return [
      ...wide,
      ...cut.map((element) => `cuts off <${element.localName}> ${element.textContent?.trim().slice(0, 40)}`),
    ];
  });
}

/** Controls that are smaller than 24 by 24 px; links inside a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, summary, select, textarea, input:not([type=hidden])";
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.closest("[aria-hidden=true], a[href='#main'], svg") === null)
      .filter((element) => getComputedStyle(element).display !== "inline")
      .filter((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return width > 1 && (width < 23.9 || height < 23.9);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.localName} "${element.textContent?.trim()}" is ${width.toFixed(0)} by ${height.toFixed(0)} px`;
      });
  });
}

/** A window, and the width that it has when it is turned or its page is zoomed. */
const WINDOWS = [
  ["a phone", 390, "at 320 px", 320],
  ["a desktop", 1280, "at 200 % zoom", 640],
] as const;

test.each(WINDOWS)(
  "on %s of %i px axe finds nothing on any page of the sitemap; %s none scrolls sideways or cuts text off",
  { timeout: ALL_PAGES_MS },
  async (_name, width, _reason, narrower) => {
    const look = async (page: Page): Promise<string[]> => {
      const found = await violations(page);
      await page.setViewportSize({ width: narrower, height: HEIGHT });
      found.push(...(await overflows(page)));
      await page.setViewportSize({ width, height: HEIGHT });
      return found;
    };
    expect(await inspect(paths, width, look)).toEqual([]);
  },
);

test("controls are at least 24 px in both directions", { timeout: ALL_PAGES_MS }, async () => {
  const wide = await inspect(PAGE_TYPES, 1280, smallTargets);
  const narrow = await inspect(PAGE_TYPES, 390, smallTargets);
  expect([...wide, ...narrow]).toEqual([]);
});

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isFullRun } from "../is-full-run.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { usePageFixture } from "./page-fixture.ts";
import { FIRST_ARTICLE } from "./sample-articles.ts";
import { SAMPLE_PATHS, fetchSitemapPaths } from "./sample-paths.ts";
import { TRANSLATED_PATHS } from "./translated-paths.ts";

const violations = (page: Page): Promise<string[]> => findViolations(page, [...WCAG, "best-practice"]);

const ALL_PAGES_MS = 1_200_000;

const HEIGHT = 844;

const WORKERS = 2;

type FindMistakes = (page: Page) => Promise<string[]>;
type Checks = [width: number, checks: FindMistakes[]][];

/** Checks that depend on each page's text. 640 px is a window of 1280 px at 200% zoom. */
const TEXT_CHECKS: Checks = [
  [320, [overflows, smallTargets]],
  [640, [overflows]],
];
const NARROW_CHECKS: Checks = [
  [320, [overflows, violations, smallTargets]],
  [640, [overflows]],
];
const MARKUP_CHECKS: Checks = [...NARROW_CHECKS, [1280, [violations, smallTargets]]];

/** Pages whose type is also checked with axe at the widest width by `npm test`, one of each layout. */
const WIDE_PATHS: readonly string[] = ["/", "/locations/texas", "/insights", FIRST_ARTICLE, "/es"];

const fixture = usePageFixture();

/** Lists every page in a full run, otherwise one of each type. */
const listPaths = async (): Promise<readonly string[]> =>
  isFullRun
    ? [...new Set([...SAMPLE_PATHS, ...(await fetchSitemapPaths(fixture.site.url)), ...TRANSLATED_PATHS])]
    : SAMPLE_PATHS;

/**
 * Lists a page's elements with their parents and language, without their text. Headings include the previous heading's
 * level, since axe checks their order.
 */
function listMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element): string =>
      [element.localName, element.className, element.role, ...element.getAttributeNames()].join(" ");
    let lastHeading = "";
    return [...document.querySelectorAll("body *:not(svg *)")].map((element) => {
      const heading = /^h[1-6]$/.test(element.localName) ? lastHeading : "";
      if (/^h[1-6]$/.test(element.localName)) lastHeading = element.localName;
      return `${document.documentElement.lang} ${heading} ${describe(element.parentElement!)} > ${describe(element)}`;
    });
  });
}

async function inspect(paths: readonly string[]): Promise<string[]> {
  const queue = [...paths];
  const checkedMarkup = new Set<string>();
  const found: string[] = [];
  const work = async (): Promise<void> => {
    const { page } = await fixture.open({ viewport: { width: 320, height: HEIGHT } });
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(fixture.site.url + path);
      const newMarkup = (await listMarkup(page)).filter((part) => !checkedMarkup.has(part));
      for (const part of newMarkup) checkedMarkup.add(part);
      const checks =
        newMarkup.length === 0
          ? TEXT_CHECKS
          : isFullRun || WIDE_PATHS.includes(path)
            ? MARKUP_CHECKS
            : NARROW_CHECKS;
      // Start at the current width if possible, since each resize lays out the page again.
      const isNarrow = page.viewportSize()?.width === checks[0]?.[0];
      for (const [width, finders] of isNarrow ? checks : checks.toReversed()) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const findMistakes of finders)
          found.push(...(await findMistakes(page)).map((mistake) => `${path} at ${width} px: ${mistake}`));
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return found.sort();
}

function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflow = scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} px`] : [];
    const isInBox = (element: Element): boolean => {
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, position, textOverflow } = getComputedStyle(box);
        // Truncated breadcrumbs are fine, since the heading contains the full text.
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
      ...overflow,
      ...cut.map((element) => `cuts off <${element.localName}> ${element.textContent?.trim().slice(0, 40)}`),
    ];
  });
}

/** Lists click targets smaller than 24 by 24 px, except links within text. */
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

test(
  "every kind of markup passes axe, and no page has controls under 24 px, scrolls sideways or clips text at 320 px or 200% zoom",
  { timeout: ALL_PAGES_MS },
  async () => {
    expect(await inspect(await listPaths())).toEqual([]);
  },
);

test("screen readers do not read section numbers or the slashes of a breadcrumb", async () => {
  const { page } = await fixture.open();
  await page.goto(`${fixture.site.url}/locations/texas`);
  expect(await page.locator("main").getByText("L-TX").count()).toBeGreaterThan(0);
  const tree = await page.locator("main").ariaSnapshot();
  expect(tree).not.toMatch(/L-TX/);
  expect(tree).not.toMatch(/listitem: "?\/|text: "?\//);
});

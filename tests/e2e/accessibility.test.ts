import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isFullRun } from "../is-full-run.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { usePageFixture } from "./page-fixture.ts";
import { SAMPLE_PATHS, fetchSitemapPaths } from "./sample-paths.ts";
import { TRANSLATED_PATHS } from "./translated-paths.ts";

const violations = (page: Page): Promise<string[]> => findViolations(page, [...WCAG, "best-practice"]);

const ALL_PAGES_MS = 1_200_000;

const HEIGHT = 844;

const WORKERS = 2;

const fixture = usePageFixture();

/** Lists every page in a full run, otherwise one of each type. */
const listPaths = async (): Promise<readonly string[]> =>
  isFullRun
    ? [...new Set([...(await fetchSitemapPaths(fixture.url)), ...SAMPLE_PATHS, ...TRANSLATED_PATHS])]
    : SAMPLE_PATHS;

/** State pages differ only in text, so axe checks all of them in narrow windows, but only one in a wide window. */
const isLikeAnother = (path: string): boolean =>
  /^\/locations\//.test(path) && !SAMPLE_PATHS.some((sample) => sample === path);

async function inspect(
  addresses: readonly string[],
  findMistakes: (page: Page, path: string) => Promise<string[]>,
): Promise<string[]> {
  const queue = [...addresses];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    const { page } = await fixture.open();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const pagePath = path;
      await page.goto(fixture.url + pagePath);
      found.push(...(await findMistakes(page, pagePath)).map((mistake) => `${pagePath} ${mistake}`));
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return found.sort();
}

async function checkAtWidth(
  page: Page,
  width: number,
  findPageMistakes: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  return (await findPageMistakes(page)).map((mistake) => `at ${width} px: ${mistake}`);
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
  "every page passes axe, has controls of at least 24 px, and neither scrolls sideways nor clips text at 320 px or 200% zoom",
  { timeout: ALL_PAGES_MS },
  async () => {
    const found = await inspect(await listPaths(), async (page, path) => [
      ...(await checkAtWidth(page, 390, violations)),
      ...(await checkAtWidth(page, 390, smallTargets)),
      ...(await checkAtWidth(page, 320, overflows)),
      ...(isLikeAnother(path) ? [] : await checkAtWidth(page, 1280, violations)),
      ...(await checkAtWidth(page, 1280, smallTargets)),
      ...(await checkAtWidth(page, 640, overflows)),
    ]);
    expect(found).toEqual([]);
  },
);

import { expect, test } from "vitest";
import { toPlainText } from "../dist/to-plain-text.ts";
import { listBuiltPages } from "../dist/read-dist.ts";
import { FONT_FILES } from "../../build/assets/fonts.ts";
import { usePageFixture } from "./page-fixture.ts";
import { FIRST_ARTICLE } from "./sample-articles.ts";
import { SAMPLE_PATHS } from "./sample-paths.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

const paths: readonly string[] = isFullRun ? SAMPLE_PATHS : ["/", "/locations/texas", FIRST_ARTICLE, "/es"];
const isSpanish = (path: string): boolean => /^\/es(\/|$)/.test(path);

/** Returns the names of the fonts that the page has loaded, without their hashes. */
const listFonts = (): string[] =>
  performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => /\/fonts\/([a-z0-9-]+?-(?:basic|extended))/.exec(name)?.[1] ?? [])
    .sort();

test("pages in English load one file of each font, and pages in Spanish at most two", async () => {
  const { page } = await fixture.open();
  const list = async (path: string): Promise<string[]> => {
    await page.goto(fixture.site.url + path);
    // The footer has characters of its own.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(listFonts);
  };
  const basicFiles = ["archivo-basic", "source-sans-3-basic", "spline-sans-mono-basic"];
  // Spanish pages come last, because Chromium shows fonts of the former page among those of the next.
  for (const path of paths.filter((one) => !isSpanish(one)))
    expect(await list(path), path).toEqual(basicFiles);
  for (const path of paths.filter(isSpanish)) {
    const fonts = await list(path);
    expect(fonts, path).toEqual(expect.arrayContaining(basicFiles));
    expect(fonts.length, path).toBeLessThanOrEqual(2 * basicFiles.length);
  }
});

test("the basic file of each font has every character of the pages in English, with both navigation bars", () => {
  const ranges = FONT_FILES.find(({ name }) => name.endsWith("-basic.woff2"))?.ranges ?? [];
  const isBasic = (character: string): boolean =>
    ranges.some(([first, last]) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= first && code <= last;
    });
  const missing = listBuiltPages()
    .filter(({ path }) => !isSpanish(path) && !/^\/(embed|admin)\b/.test(path))
    .map(({ path, html }) => ({
      path,
      characters: [...new Set(toPlainText(html))].filter((character) => !isBasic(character)),
    }))
    .filter(({ characters }) => characters.length > 0);
  expect(missing).toEqual([]);
});

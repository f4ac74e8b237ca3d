import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { ElementType, parseDocument } from "htmlparser2";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { closePages, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { addPseudoLanguage } from "../pseudo-language.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 });

const { root, dist, build } = useProjectCopy();
let paths: string[] = [];
let browser: Browser;

const findBuiltFile = (path: string): string =>
  [path, `${path}.html`]
    .map((name) => join(dist, name))
    .find((name) => extname(name) !== "" && existsSync(name)) ?? "";

beforeAll(async () => {
  browser = await getSharedBrowser();
  paths = addPseudoLanguage(root);
  build("--without-social-images");
});
afterAll(() => closePages(browser));

type ParsedNode = ReturnType<typeof parseDocument>["children"][number];
const VISIBLE_ATTRIBUTES = ["alt", "aria-label", "title", "placeholder", "content"];

function textsOf(node: ParsedNode): string[] {
  if (node.type === ElementType.Text) return [node.data];
  if (node.type !== ElementType.Tag) return [];
  const { name, attribs } = node;
  if (["script", "style", "code"].includes(name) || attribs["lang"] === "en" || attribs["hreflang"] === "en")
    return [];
  const isHiddenMeta =
    name === "meta" && !/description|title|image:alt/.test(attribs["name"] ?? attribs["property"] ?? "");
  const ownTexts = isHiddenMeta ? [] : VISIBLE_ATTRIBUTES.flatMap((attribute) => attribs[attribute] ?? []);
  return [...ownTexts, ...node.children.flatMap(textsOf)];
}

/** Returns a pattern for text that is the same in all languages, such as names and abbreviations. */
function createUntranslatedPattern(): RegExp {
  const { agency, states, home, salaries } = shippedSite;
  const { name, shortName, legalName, network } = agency;
  const all = [
    ...[legalName, name, shortName, network.name, ...home.partners.firms],
    // In the logo, the name is split after the short name.
    name.slice(shortName.length).trim(),
    ...states.flatMap((state) => [state.name, state.abbr]),
    ...salaries.regions.map(({ region }) => region),
    ...["English", "Español", "PDF", "DOCX", "DOC", "MB", "RTF", "MEP", "OSHA", "LEED", "EN", "HVAC"],
  ];
  // Longer names first, since one name can start with another.
  const names = all
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.()]/g, "\\$&"));
  return new RegExp(`\\S+@\\S+|https?:\\S+|/\\S*|(?<![\\p{L}\\d])(?:${names.join("|")})(?!\\p{L})`, "gu");
}

test("every text on pages in a third language comes from that language's content", () => {
  const untranslatedPattern = createUntranslatedPattern();
  const found = paths.flatMap((path) => {
    const { children } = parseDocument(readFileSync(findBuiltFile(path), "utf8"));
    const english = children
      .flatMap(textsOf)
      .filter((text) => /(?<![\p{L}\d])[A-Za-z]{2,}(?!\p{L})/u.test(text.replace(untranslatedPattern, " ")));
    return [...new Set(english)].map((text) => `${path}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});

function listClippedElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isClipped = (element: Element): boolean => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return (
      element.scrollWidth > element.clientWidth + 1 &&
      /hidden|clip/.test(overflowX) &&
      textOverflow !== "ellipsis" &&
      !element.matches("[data-marquee], [data-marquee] *, .sr-only, svg, svg *, input, select")
    );
  };
  const clippedElements = [...document.body.querySelectorAll("*")]
    .filter((element) => element.checkVisibility() && element.clientWidth > 1 && isClipped(element))
    .map((element) => `<${element.localName}> ${element.textContent.slice(0, 60)}`);
  return [...(scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} px`] : []), ...clippedElements];
}

test("no text on pages in a third language is cut off in narrow windows", async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.route("**/*", async (route) => {
    const file = findBuiltFile(decodeURI(new URL(route.request().url()).pathname));
    await (file === "" ? route.fulfill({ status: 404 }) : route.fulfill({ path: file }));
  });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`http://third.example${path}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const clippedElements = await page.evaluate(listClippedElements);
      found.push(...clippedElements.map((text) => `${path} at ${width} px: ${text}`));
    }
    // Make a heading too wide, to check that the test detects clipped text.
    await page.locator("h1").evaluate((heading) => (heading.style.width = "500px"));
    expect(await page.evaluate(listClippedElements), path).not.toEqual([]);
  }
  expect(found).toEqual([]);
});

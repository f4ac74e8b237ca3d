import { describe, expect, it } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { listBuiltPages, type BuiltPage } from "./read-dist.ts";
import { toPlainText } from "./to-plain-text.ts";

/** The firm's three promises in all their spellings, as figures and in words, in both languages. */
const PROMISES = {
  "14 days": /\b(?:14|fourteen|catorce)[-\s]?(?:days?|días?)\b/gi,
  // Not the upper end of "48-72 hours", which is an emergency fill.
  "72 hours":
    /(?<!\b48(?:-| (?:to|a) ))\b(?:(?:72|seventy-two|setenta y dos)[-\s]?(?:hours?|hrs?|h|horas?)|(?:three|tres)[-\s](?:days?|días?))\b/gi,
  "90 days": /\b(?:90|ninety|noventa)[-\s]?(?:days?|días?)\b/gi,
};

/** Words of the specification's forms, which stand beside the form. */
const FORM_WORDS =
  /24hr response guaranteed\. Talent in 72 hours\.|Respuesta garantizada en 24 horas\. Primeros candidatos en 72 horas\./;

/** Returns what visitors read in a page's text and drawings, without its forms. */
function readVisibleText(html: string): string {
  const visible = html
    .replace(/<head>[^]*?<\/head>/, " ")
    .replace(/<form[\s>][^]*?<\/form>/g, " ")
    // Drawings have a second version for phones, which replaces the first.
    .replace(/<svg\b[^>]*\sclass="(?:[^"]* )?md:hidden\b[^"]*"[^>]*>[^]*?<\/svg>/g, " ");
  return toPlainText(visible).replace(FORM_WORDS, " ");
}

const list = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 30));

/** In articles, the first ninety days of a new hire are a subject of their own; only the guarantee is a promise. */
const isPromise = (path: string, passage: string): boolean =>
  !path.startsWith("/insights/") || !/\bninety\b|\b90\b/.test(passage) || /guarantee/.test(passage);

const pages: BuiltPage[] = listBuiltPages().filter(({ path }) => !/^\/(?:admin|embed)\b/.test(path));
const { states } = shippedSite;

describe("the firm's promises", () => {
  it("are each made once a page", () => {
    expect(pages.length).toBeGreaterThan(150);
    const repeated = pages.flatMap(({ path, html }) => {
      const text = readVisibleText(html);
      return Object.entries(PROMISES)
        .map(([promise, pattern]) => [path, promise, list(text, pattern)] as const)
        .filter(([, , passages]) => passages.filter((passage) => isPromise(path, passage)).length > 1);
    });
    expect(repeated).toEqual([]);
  });

  it("are all made where an employer decides: on the home page, services, the landing page and each state's page", () => {
    const paths = ["/", "/services", "/landing-page", "/es", "/es/servicios", "/es/para-empleadores"];
    for (const path of [...paths, ...states.map(({ slug }) => `/locations/${slug}`)]) {
      const text = readVisibleText(pages.find((page) => page.path === path)?.html ?? "");
      for (const [promise, pattern] of Object.entries(PROMISES))
        expect(list(text, pattern), `${path}: ${promise}`).toHaveLength(1);
    }
  });

  it.each([
    ["14 days", "A 14-day average", 1],
    ["14 days", "in fourteen days, or 14\u00A0days", 2],
    ["72 hours", "48-72 hours, de 48 a 72 horas", 0],
    ["72 hours", "within 72\u00A0hrs or three days", 2],
    ["90 days", "ninety-day guarantee of <b>90</b> days", 2],
    ["90 days", "<form><p>90 days</p></form>190 days", 0],
    [
      "90 days",
      '<svg class="size-full md:hidden"><text>90 days</text></svg><svg><text>90 days</text></svg>',
      1,
    ],
  ] as const)("count %s in %j: %d", (promise, html, count) => {
    expect(list(readVisibleText(html), PROMISES[promise])).toHaveLength(count);
  });
});

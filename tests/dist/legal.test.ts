import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { plainText } from "./plain-text.ts";
import { readWritten } from "./read-dist.ts";

const { agency } = loadSite(process.cwd());
const PAGES = [
  ["terms-of-service", "T-100"],
  ["privacy-policy", "T-200"],
] as const;

test.each(PAGES)("%s has ten numbered sections, its month and its sheet", (name, sheet) => {
  const html = readWritten(`/${name}.html`);
  const prose = html.slice(html.indexOf('class="prose'));
  const numbers = [...prose.matchAll(/<h2 id="[^"]+"[^>]*>(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(plainText(html)).toContain("Last updated January 2025");
  expect(html).toContain(`data-sheet-code="true">${sheet}<`);
  expect(html).toContain(`href="mailto:${agency.email}"`);
  expect(html).not.toContain("{{");
});

test("the privacy policy names every kind of data that the tables keep", () => {
  const text = plainText(readWritten("/privacy-policy.html"));
  for (const kind of [
    /additional information/,
    /file with its name and size/,
    /consent text .+ with its version/,
    /partner on whose page/,
    /utm_source/,
    /Global Privacy Control/,
    /score from 0 to 100/,
    /salted hash/,
  ]) {
    expect(text).toMatch(kind);
  }
});

import { expect, test } from "vitest";
import { formatMonth } from "../../site/model/format-day.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { plainText } from "./plain-text.ts";
import { readWritten } from "./read-dist.ts";

const { agency, articles, legal } = loadSite(process.cwd());
const footerOf = (file: string): string =>
  plainText(/<footer[^>]*>([^]*?)<\/footer>/.exec(readWritten(file))?.[1] ?? "");

test("the foot of a page says when its own text last changed", () => {
  for (const { slug, modified } of articles)
    expect(footerOf(`/insights/${slug}.html`), slug).toContain(`Last updated ${formatMonth(modified)} Sheet`);
  for (const { slug, updated } of legal)
    expect(footerOf(`/${slug}.html`), slug).toContain(`Last updated ${updated} Sheet`);
  expect(footerOf("/about.html")).toContain(`Last updated ${formatMonth(agency.updated)} Sheet`);
});

test("the year of the copyright is the build's", () => {
  expect(footerOf("/index.html")).toContain(`© ${new Date().getFullYear()} ${agency.legalName}`);
});

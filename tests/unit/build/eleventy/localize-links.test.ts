import { expect, it } from "vitest";
import { localizeLinks } from "../../../../build/eleventy/page-templates.ts";
import { loadDataFiles } from "../../../../model/loading/load-data.ts";

const { layout } = loadDataFiles(process.cwd());
const spanish = {
  language: "es",
  layout: { ...layout, inEnglish: "en inglés" },
  addresses: new Map([
    ["/", "/es"],
    ["/resume", "/es/curriculum"],
  ]),
} as const;

it("links to English pages are marked as English", () => {
  expect(localizeLinks('<a href="/about">x</a>', spanish)).toBe(
    '<a href="/about" hreflang="en" title="en inglés">x</a>',
  );
});

it.each([
  ["a query and an anchor", '<a href="/resume?a=1&amp;b=2#apply">', "/es/curriculum?a=1&amp;b=2#apply"],
  ["several lines", '<a\n  class="btn"\n  href="/resume"\n  data-href="/about">', "/es/curriculum"],
])("a link on a translated page is localized: %s", (_case, tag, path) => {
  const localized = localizeLinks(tag, spanish);
  expect(/\shref="([^"]*)"/.exec(localized)?.[1]).toBe(path);
  expect(localized.replace(path, "")).toBe(tag.replace(/(?<=\shref=")[^"]*/, ""));
});

it("a link to an English file is marked as English, and its own title remains", () => {
  expect(localizeLinks('<a download href="/about.csv?all">', spanish)).toBe(
    '<a download href="/about.csv?all" hreflang="en" title="en inglés">',
  );
  expect(localizeLinks('<a title="3 pages" href="/about">', spanish)).toBe(
    '<a title="3 pages" href="/about" hreflang="en">',
  );
});

it("other URLs, anchors, and links that name their language are unchanged", () => {
  const html =
    '<a href="#main">a</a><a href="https://example.com/">b</a><a href="//example.com/">b</a><a href="mailto:a@b.example">c</a><a hrefLang="en" lang="en" href="/resume">English</a>';
  expect(localizeLinks(html, spanish)).toBe(html);
});

it("links on an English page are unchanged", () => {
  const html = '<a href="/resume">x</a>';
  expect(localizeLinks(html, { language: "en", layout, addresses: new Map() })).toBe(html);
});

import { expect, it } from "vitest";
import { localizeLinks } from "../../../../build/eleventy/localize-links.ts";
import { loadDataFiles } from "../../../../site/model/loading/load-data.ts";

const { layout } = loadDataFiles(process.cwd());
const spanish = {
  language: "es",
  layout: { ...layout, inEnglish: "en inglés" },
  addresses: new Map([["/resume", "/es/curriculum"]]),
} as const;

it("links on a translated page lead to pages in its language", () => {
  expect(localizeLinks('<a class="btn" href="/resume#apply" rel="next">x</a>', spanish)).toBe(
    '<a class="btn" href="/es/curriculum#apply" rel="next">x</a>',
  );
});

it("links to English pages are marked", () => {
  expect(localizeLinks('<a href="/about">x</a>', spanish)).toBe(
    '<a href="/about" hreflang="en" title="en inglés">x</a>',
  );
});

it("other URLs, anchors, and links that name their language are unchanged", () => {
  const html =
    '<a href="#main">a</a><a href="https://example.com/">b</a><a href="mailto:a@b.example">c</a><a hrefLang="en" lang="en" href="/resume">English</a>';
  expect(localizeLinks(html, spanish)).toBe(html);
});

it("an English page is unchanged", () => {
  const html = '<a href="/resume">x</a>';
  expect(localizeLinks(html, { language: "en", layout, addresses: new Map() })).toBe(html);
});

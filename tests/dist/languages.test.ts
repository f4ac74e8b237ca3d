import { expect, test } from "vitest";
import { LANGUAGES } from "../../model/languages.ts";
import { shippedContent } from "../shipped-content.ts";
import { findTranslatedPath, listAlternates } from "../../model/translation/addresses.ts";
import {
  extractAttributes,
  listBuiltPages,
  readBuiltFile,
  readPage,
  readStructuredData,
} from "./read-dist.ts";

const { site, translations } = shippedContent;
const sites = [site, ...translations.map((translation) => translation.site)];
const origin = site.agency.url.replace(/\/$/, "");
/** Lists the languages of the links from one page to another. */
const listLinkLanguages = (from: string, to: string): (string | undefined)[] =>
  [...readPage(from).matchAll(/<a [^>]*\blang="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => tag.includes(`href="${to}"`))
    .map(([, language]) => language);
const NOT_INDEXED = ["/404", "/portal", "/receipt"];
const TRANSLATED_PAGES = translations.flatMap(({ site: { language, addresses } }) =>
  [...addresses].map(([key, path]) => ({ language, key, path })),
);
/** Translated pages for search engines: all except sign-in, receipt and 404. */
const INDEXED_PAGES = TRANSLATED_PAGES.filter(({ key }) => !NOT_INDEXED.includes(key));

test.each(INDEXED_PAGES)(
  "$path declares its language in its HTML, social tags and structured data",
  ({ language, path }) => {
    const html = readPage(path);
    const { locale } = LANGUAGES[language];
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}">`));
    expect(html).toContain(`<meta property="og:locale" content="${locale.replace("-", "_")}"`);
    const webSite = readStructuredData<{ inLanguage?: string }>(html).find(
      (thing) => thing["@type"] === "WebSite",
    );
    expect(webSite?.inLanguage).toBe(locale);
  },
);

test.each(INDEXED_PAGES)(
  "$path and its English page declare each other as alternates, with English as the default",
  ({ key, path }) => {
    const expected = [
      ...listAlternates(sites, key).map((page) => [page.language, page.path]),
      ["x-default", key],
    ].map(([language, address]) => `${language} ${origin}${address}`);
    for (const page of [key, path]) {
      const links = [...readPage(page).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      expect(
        links.map(([, language, href]) => `${language} ${href}`),
        page,
      ).toEqual(expected);
    }
    const sitemap = readBuiltFile("/sitemap.xml");
    const entry = sitemap.split("<url>").find((text) => text.startsWith(`<loc>${origin}${path}</loc>`));
    expect(extractAttributes(entry ?? "", "xhtml:link", "href")).toEqual(
      listAlternates(sites, key).map((page) => origin + page.path),
    );
  },
);

// Excludes 404 pages: they are served at any path, so they link to the home pages of other languages instead.
test.each(TRANSLATED_PAGES.filter(({ key }) => key !== "/404"))(
  "$path and its English page link to each other in header and footer",
  ({ language, key, path }) => {
    for (const [page, other, code] of [
      [key, path, language],
      [path, key, site.language],
    ] as const)
      // The link is in the header, in the menu for narrow screens, and in the footer.
      expect(listLinkLanguages(page, other), page).toEqual([code, code, code]);
  },
);

test("every English page with a header links to the nearest page of every other language", () => {
  const pages = listBuiltPages().flatMap(({ path, html }) => (html.includes("</site-header>") ? path : []));
  expect(pages.length).toBeGreaterThan(80);
  for (const page of pages) {
    const local =
      sites.find(({ language }) => page === `/${language}` || page.startsWith(`/${language}/`)) ?? site;
    for (const other of sites.filter(({ language }) => language !== local.language)) {
      const links =
        readPage(page).match(
          new RegExp(`<a [^>]*hreflang="${other.language}" lang="${other.language}"`, "gi"),
        ) ?? [];
      expect(links.length, page).toBe(3);
    }
  }
  const linkOf = (page: string) => /<a [^>]*href="([^"]+)"[^>]*\blang="es"/.exec(readPage(page))?.[1];
  expect(linkOf("/insights/how-we-figure-pay")).toBe("/es/como-calculamos-los-sueldos");
  expect(linkOf("/industries")).toBe("/es/industrias");
  expect(linkOf("/about")).toBe("/es/nosotros");
  for (const page of ["/partners", "/insights", "/locations/texas", "/insights/search", "/locations/compare"])
    expect(linkOf(page), page).toBe("/es");
});

test("a website and an organization are described by the same words on all pages", () => {
  const descriptions = new Map<string, Set<string>>();
  for (const page of sites.flatMap((one) =>
    ["/", "/services", "/about", "/industries"].map((key) => findTranslatedPath(one, key) ?? ""),
  ))
    for (const thing of readStructuredData<{ "@id"?: string }>(readPage(page)))
      if (thing["@id"] !== undefined)
        descriptions.set(
          thing["@id"],
          (descriptions.get(thing["@id"]) ?? new Set()).add(JSON.stringify(thing)),
        );
  expect(descriptions.size).toBe(1 + sites.length);
  for (const [id, texts] of descriptions) expect(texts.size, id).toBe(1);
});

test("404 pages, which are served at any path, link to the home pages of other languages", () => {
  for (const one of sites) {
    const path = findTranslatedPath(one, "/404") ?? "";
    expect(readPage(path)).not.toMatch(/rel="alternate"[^>]*hreflang/i);
    for (const other of sites.filter(({ language }) => language !== one.language))
      expect(listLinkLanguages(path, findTranslatedPath(other, "/") ?? "")).toEqual(
        Array.from({ length: 3 }, () => other.language),
      );
  }
});

test("links on a translated page lead to pages in its language, or are marked as English", () => {
  for (const { site: local } of translations)
    for (const path of local.addresses.values()) {
      const html = readPage(path);
      for (const [tag] of html.matchAll(/<a\s[^>]*href="\/[^>]*>/g))
        if (!tag.includes(`href="/${local.language}`)) expect(tag, path).toMatch(/hreflang="en"/i);
    }
});

test.each(TRANSLATED_PAGES)("$path does not link to the feeds of English articles", ({ path }) => {
  expect(readPage(path)).not.toMatch(/application\/(?:atom|feed)/);
});

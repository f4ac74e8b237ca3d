import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { isNoindex, readStructuredData, listBuiltPages } from "./read-dist.ts";

const { url: origin } = shippedSite.agency;
const pages = listBuiltPages();
const isRedirect = ({ html }: { html: string }): boolean => /http-equiv="refresh"/i.test(html);

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

test("each indexed page has a unique title and description, one canonical URL equal to its own, and one h1", () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const page of pages.filter(({ html }) => !isNoindex(html))) {
    const { path, html } = page;
    const title = textOf(html, /<title>([^<]+)<\/title>/);
    const description = textOf(html, /<meta name="description" content="([^"]+)"/);
    expect(title, path).not.toBe("");
    expect(description.length, path).toBeGreaterThan(50);
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);
    expect(canonical, path).toEqual([path === "/" ? `${origin}/` : `${origin}${path}`]);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
});

test("the content security policy precedes everything that it covers in each page's head", () => {
  for (const { path, html } of pages.filter(
    (page) => !isRedirect(page) && !/^\/(?:embed\/|admin$)/.test(page.path),
  )) {
    const [before, ...rest] = html.split('<meta http-equiv="Content-Security-Policy"');
    expect(rest, path).toHaveLength(1);
    expect(before, path).not.toMatch(/<(?:style|base)[\s>]|<(?:script|link)(?![^>]*\s(?:src|href)="\/[^/])/);
  }
});

test("each page's structured data is valid, describes the organization and the site, and contains no rating", () => {
  // Skip iframe pages, which contain only a form, and the editor, which is not part of the site.
  const isNotSitePage = (path: string): boolean => path.startsWith("/embed/") || path === "/admin";
  for (const page of pages.filter((one) => !isRedirect(one) && !isNotSitePage(one.path))) {
    const graph = readStructuredData(page.html);
    const types = graph.map((thing) => thing["@type"]);
    expect(types, page.path).toEqual(expect.arrayContaining(["EmploymentAgency", "WebSite"]));
    expect(JSON.stringify(graph), page.path).not.toMatch(/aggregateRating|"review"/i);
  }
});

test("a breadcrumb's structured data matches the visible breadcrumb", () => {
  for (const { path, html } of pages.filter((page) => page.html.includes('aria-label="Breadcrumb"'))) {
    const statedNames = readStructuredData<{ itemListElement?: { name: string }[] }>(html)
      .find((thing) => thing["@type"] === "BreadcrumbList")
      ?.itemListElement?.map(({ name }) => name);
    const breadcrumbHtml = textOf(html, /<nav aria-label="Breadcrumb"[^>]*><ol[^>]*>([^]*?)<\/ol>/);
    const visibleNames = [...breadcrumbHtml.matchAll(/<li[^>]*>(?:<a[^>]*>|<span[^>]*>)([^<]+)/g)].map(
      ([, text = ""]) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
    );
    expect(statedNames, path).toEqual(visibleNames);
  }
});

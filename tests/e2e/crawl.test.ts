import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { extractAttributes } from "../dist/read-dist.ts";
import { fetchSitemapPaths } from "./sample-paths.ts";

interface PageResponse {
  status: number;
  location: string | null;
  html: string;
}

const site = inject("sharedSite").url;
const pages = new Map<string, PageResponse>();
const referrers = new Map<string, string>();
const anchors: { from: string; path: string; anchor: string }[] = [];

const slugsOf = (folder: string, extension: string): string[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length));

async function request(path: string): Promise<PageResponse> {
  const response = await fetch(site + path, { redirect: "manual" });
  return {
    status: response.status,
    location: response.headers.get("location"),
    html: await response.text(),
  };
}

async function crawl(): Promise<void> {
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const response = await request(path);
    pages.set(path, response);
    for (const href of extractAttributes(response.html, "a", "href")) {
      const { origin, pathname, hash } = new URL(href, site + path);
      if (origin !== site) continue;
      if (hash !== "")
        anchors.push({ from: path, path: pathname, anchor: decodeURIComponent(hash.slice(1)) });
      if (!referrers.has(pathname)) referrers.set(pathname, path);
      queue.push(pathname);
    }
  }
}

beforeAll(crawl);

test("no link leads to a missing page or through a redirect", () => {
  const brokenLinks = [...pages]
    .filter(([, { status }]) => status !== 200)
    .map(
      ([path, { status, location }]) =>
        `${referrers.get(path)} links to ${path}: ${status} ${location ?? ""}`,
    );
  expect(brokenLinks).toEqual([]);
});

test("every anchor in a link is on the target page", () => {
  const brokenLinks = anchors
    .filter(({ path, anchor }) => pages.get(path)?.html.includes(`id="${anchor}"`) !== true)
    .map(({ from, path, anchor }) => `${from} links to ${path}#${anchor}`);
  expect([...new Set(brokenLinks)]).toEqual([]);
});

test("following links from the home page reaches every page of the site", () => {
  const expected = [
    ..."/ /services /industries /about /portal /resume /locations /insights".split(" "),
    "/terms-of-service",
    "/privacy-policy",
    ...slugsOf("states", ".yaml").map((slug) => `/locations/${slug}`),
    ...slugsOf("insights", ".md").map((slug) => `/insights/${slug}`),
  ];
  expect(expected.filter((path) => !pages.has(path))).toEqual([]);
});

test("every page's canonical link is the page's own URL", () => {
  const { url } = parse(readFileSync("content/_data/agency.yaml", "utf8")) as { url: string };
  for (const [path, { html }] of pages) {
    if (!html.startsWith("<!") || html.includes('<meta name="robots" content="noindex"')) continue;
    expect(extractAttributes(html, 'link rel="canonical"', "href"), path).toEqual([url + path]);
  }
});

test("the sitemap lists every crawled page and the landing pages, but no redirects", async () => {
  const listed = await fetchSitemapPaths(site);
  const crawledPaths = [...pages]
    .filter(
      ([, { html }]) => html.startsWith("<!") && !html.includes('<meta name="robots" content="noindex"'),
    )
    .map(([path]) => path);
  expect(new Set(listed)).toEqual(new Set([...crawledPaths, "/landing-page", "/es/para-empleadores"]));
  for (const path of listed) expect((await request(path)).status, path).toBe(200);
});

test.each([
  ["/landing", "/landing-page"],
  ["/locations/TX", "/locations/texas"],
  ["/locations/tx", "/locations/texas"],
  ["/locations/Tx", "/locations/texas"],
  ["/locations/NY", "/locations/new-york"],
  ["/locations/zz", "/locations"],
  ["/locations/ZZ", "/locations"],
])("%s redirects to %s", async (from, to) => {
  const { status, location } = await request(from);
  expect(status).toBe(301);
  expect(location).toBe(to);
  expect((await request(to)).status).toBe(200);
});

test("every state's abbreviation redirects to the state's page", async () => {
  for (const slug of slugsOf("states", ".yaml")) {
    const { abbr } = parse(readFileSync(`content/states/${slug}.yaml`, "utf8")) as { abbr: string };
    for (const letters of [abbr, abbr.toLowerCase()]) {
      expect((await request(`/locations/${letters}`)).location, letters).toBe(`/locations/${slug}`);
    }
  }
});

test.each([
  "/no-such-page",
  "/locations/atlantis",
  "/locations/tex",
  "/insights/no-such-article",
  "/about/team",
])("%s shows the 404 page", async (path) => {
  const { status, html } = await request(path);
  expect(status).toBe(404);
  expect(html).toContain("Oops! Page not found");
});

import { beforeAll, expect, inject, test } from "vitest";
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
      const { origin, pathname } = new URL(href, site + path);
      if (origin !== site) continue;
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

test("the sitemap lists every crawled page and the landing pages, but no redirects", async () => {
  const listed = await fetchSitemapPaths(site);
  const crawledPaths = [...pages]
    .filter(
      ([, { html }]) => html.startsWith("<!") && !html.includes('<meta name="robots" content="noindex"'),
    )
    .map(([path]) => path);
  expect(new Set(listed)).toEqual(new Set([...crawledPaths, "/landing-page", "/es/para-empleadores"]));
  for (const path of listed) expect((await request(path)).status, path).toBe(200);
  expect(pages.has("/portal")).toBe(true);
});

import { truncateSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { openSiteFiles } from "../../../../../server/http/pages/site-files.ts";
import { serveSite } from "../../../../../server/http/pages/serve-site.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";
import { writeFiles } from "../../../write-files.ts";

const parent = temporaryFolder();
const FILES = {
  "secret.txt": "outside",
  "secret.html": "outside",
  "site/index.html": "<title>Home</title>",
  "site/about.html": "<title>About</title>",
  "site/insights.html": "<title>Insights</title>",
  "site/insights/guide.html": "<title>Guide</title>",
  "site/404.html": "<title>Page not found</title>",
  "site/es.html": "<title>Inicio</title>",
  "site/es/404.html": "<title>Página no encontrada</title>",
  "site/about.html.br": "compressed",
  "site/about.html.gz": "compressed",
  "site/widgets/form.js": "export {};",
  "site/widgets/Form-A1.js": "export {};",
  "site/feed.xml": "<feed/>",
  "site/feed-xml.html": "",
  "site/_redirects": "# moved\n/landing /about\n\n/now  /insights  302\n",
  "site/_build.json": "{}",
  "site/_headers":
    "# for every path\n/*\n  X-Content-Type-Options: nosniff\n/404*\n  X-Frame-Options: DENY\n/widgets/*\n  Cache-Control: immutable\n/feed.xml\n  Link: https://hub.example:8443\n",
};
let app: Hono;

beforeAll(() => {
  writeFiles(parent, FILES);
  app = new Hono();
  app.get("*", serveSite(relative(process.cwd(), join(parent, "site"))).serve);
});

const titleOf = async (response: Response): Promise<string> =>
  /<title>(.*)<\/title>/.exec(await response.text())?.[1] ?? "";

describe("the local server", () => {
  test.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?utm_source=mail", "About"],
    ["/insights", "Insights"],
    ["/insights/guide", "Guide"],
  ])("serves %s directly", async (path, title) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await titleOf(response)).toBe(title);
  });

  test.each([
    ["/about.html?utm_source=mail", "/about?utm_source=mail"],
    ["/index.html?utm_source=mail", "/?utm_source=mail"],
    ["/insights/guide.html?utm_source=mail", "/insights/guide?utm_source=mail"],
    ["/insights/index.html?utm_source=mail", "/insights?utm_source=mail"],
    ["/insights/", "/insights"],
    ["/ABOUT", "/about"],
    ["/Insights/Guide?utm_source=mail", "/insights/guide?utm_source=mail"],
    ["/About.html", "/about"],
    ["/Landing", "/about"],
  ])("redirects %s to %s, the page's canonical URL", async (from, to) => {
    const response = await app.request(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  });

  test("is case-sensitive for paths that are not pages", async () => {
    expect((await app.request("/widgets/Form-A1.js")).status).toBe(200);
    for (const path of ["/Widgets/Form-A1.js", "/_HEADERS", "/Secret", "/../Secret", "/insights/No-Such"])
      expect((await app.request(path)).status, path).toBe(404);
  });

  test("finds nothing below a file", async () => {
    for (const path of ["/feed.xml/", "/feed.xml/index.html", "/widgets/form.js/a.js", "/about.html/guide"])
      expect((await app.request(path)).status, path).toBe(404);
  });

  test("never redirects to another site", async () => {
    const response = await app.request("http://localhost//example.com/");
    expect(response.status).toBe(404);
  });

  test("applies the site's _redirects and _headers, and serves neither file", async () => {
    for (const [path, status, location] of [
      ["/landing", 301, "/about"],
      ["/now", 302, "/insights"],
    ] as const) {
      const redirect = await app.request(path);
      expect([redirect.status, redirect.headers.get("location")]).toEqual([status, location]);
    }
    const script = await app.request("/widgets/form.js");
    expect(script.headers.get("cache-control")).toBe("immutable");
    expect(script.headers.get("content-type")).toMatch(/javascript/);
    expect((await app.request("/")).headers.get("x-content-type-options")).toBe("nosniff");
    expect((await app.request("/about")).headers.get("cache-control")).toBeNull();
    expect((await app.request("/feed.xml")).headers.get("link")).toBe("https://hub.example:8443");
    expect((await app.request("/feed-xml")).headers.get("link")).toBeNull();
    for (const file of ["/_redirects", "/_headers", "/%5fheaders", "/_build.json"]) {
      expect((await app.request(file)).status, file).toBe(404);
    }
  });

  test("serves no compressed copy at its own address", async () => {
    for (const path of [
      "/about.html.br",
      "/about.html.gz",
      "/ABOUT.html.br",
      "/about.html%2ebr",
      "/about.br",
    ])
      expect((await app.request(path)).status, path).toBe(404);
  });

  test("serves the 404 page with status 404 for missing files", async () => {
    for (const path of ["/no-such-page", "/insights/no-such", "/no-such.js", "/404", "/404.html"]) {
      const response = await app.request(path);
      expect(response.status, path).toBe(404);
      expect(await titleOf(response), path).toBe("Page not found");
      expect(response.headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(response.headers.get("x-frame-options"), path).toBe("DENY");
    }
    for (const path of ["/es/no-such-page", "/es/404", "/es/404.html"]) {
      const response = await app.request(path);
      expect([response.status, await titleOf(response)], path).toEqual([404, "Página no encontrada"]);
    }
    expect(await titleOf(await app.request("/fr/no-such-page"))).toBe("Page not found");
    const missing = await app.request("/widgets/no-such.js");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, null]);
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/insights/../../secret.txt",
    "/insights/%2e%2e/%2e%2e/secret",
    "/..%5csecret.txt",
    "//../secret.txt",
    "/%252e%252e/secret.txt",
    "/about%00.html",
    "/%",
  ])("serves no file outside the site's folder: %s", async (path) => {
    // Override `url`, since the constructor would resolve the dots.
    const request = new Request("http://localhost/");
    Object.defineProperty(request, "url", { value: `http://localhost${path}` });
    const response = await app.request(request);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain("outside");
  });

  test("responds to HEAD as to GET, without a body", async () => {
    const response = await app.request("/about", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.text()).toBe("");
    expect((await app.request("/no-such-page", { method: "HEAD" })).status).toBe(404);
  });
});

test("a large file that cannot be read any more ends its response, not the server", async () => {
  writeFiles(parent, { "large.pdf": "a".repeat(2_000_000) });
  const stream = await openSiteFiles(parent).find("large.pdf")?.read(0, 1_999_999);
  if (!(stream instanceof ReadableStream)) throw new Error("The file is not streamed");
  // The client reads nothing yet, so nothing waits for a part that is read ahead.
  await sleep(0);
  truncateSync(join(parent, "large.pdf"), 0);
  await sleep(100);
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  await expect(reader.read().then(() => reader.read())).rejects.toThrow("has become shorter");
});

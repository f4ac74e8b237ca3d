import { Hono } from "hono";
import { expect, it } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import {
  redirectEscapedReceiptLinks,
  listReceiptPages,
} from "../../../../../server/http/pages/host-rules.ts";
import { observeRequests, type RequestLogEntry } from "../../../../../server/http/health/metrics.ts";

const key = "AbC_d-0123456789xyzXYZ";
const entries: RequestLogEntry[] = [];
const app = new Hono<BackendEnv>();
app.use(observeRequests([(request) => entries.push(request)]));
const redirects =
  "/landing /landing-page 301\n/receipt%23* /receipt#:splat 302\n/es/comprobante%23* /es/comprobante#:splat 302\n";
for (const page of listReceiptPages(redirects)) app.get(`${page}*`, redirectEscapedReceiptLinks(page));
app.get("/receipt", (context) => context.text("the page"));

it.each([
  [`/receipt%23${key}`, "/receipt"],
  [`/receipt%2523${key}`, "/receipt"],
  [`/receipt/%23${key}`, "/receipt"],
  [`/es/comprobante%23${key}`, "/es/comprobante"],
  [`/receipt%23/${key}`, "/receipt"],
  [`/receipt/%23/${key}`, "/receipt"],
  [`/receipt%23${key}%3Futm_source%3Dx`, "/receipt"],
  [`/receipt%23${key}&utm_source=x`, "/receipt"],
  [`/receipt%23${key}?utm_source=x`, "/receipt"],
  [`/receipt%23${key.replace("_", "%5F").replace("-", "%2D")}%3E.`, "/receipt"],
  [`/receipt%23${key.replace("_", "/")}`, "/receipt"],
  [`/receipt%2523${key}%2520`, "/receipt"],
])(
  "the escaped receipt link %s redirects to the receipt without leaking the key to a log, cache or referrer",
  async (path, page) => {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${page}#${key}`]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(JSON.stringify(entries)).not.toContain(key);
  },
);

it("a path that is not an escaped receipt link is not redirected", async () => {
  expect(await (await app.request("/receipt")).text()).toBe("the page");
  for (const path of ["/receipt%23", "/receipts%23a", "/receipt%23a/b", "/receipt%23//evil.example"])
    expect((await app.request(path)).status, path).toBe(404);
});

import { Hono } from "hono";
import { expect, it } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { openMailedReceipts } from "../../../../../server/http/pages/mailed-receipts.ts";
import { observeRequests, type RequestLogEntry } from "../../../../../server/http/health/request-log.ts";

const key = "AbC_d-0123456789xyzXYZ";
const seen: RequestLogEntry[] = [];
const app = new Hono<BackendEnv>();
app.use(observeRequests([(request) => seen.push(request)]));
app.get("/receipt*", openMailedReceipts);
app.get("/receipt", (context) => context.text("the page"));

it.each([`/receipt%23${key}`, `/receipt%2523${key}`, `/receipt/%23${key}`])(
  "redirects from %s to the receipt without leaking the key to a log, cache or referrer",
  async (path) => {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/receipt#${key}`]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(JSON.stringify(seen)).not.toContain(key);
  },
);

it("does not affect other paths", async () => {
  expect(await (await app.request("/receipt")).text()).toBe("the page");
  for (const path of ["/receipt%23", "/receipts%23a", "/receipt%23a/b", "/receipt%23//evil.example"])
    expect((await app.request(path)).status, path).toBe(404);
});

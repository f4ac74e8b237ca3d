import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Hono } from "hono";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Backend } from "../../../../server/http/open-backend.ts";
import type { BackendEnv } from "../../../../server/platform/serving/backend-env.ts";
import { listen } from "../../../../server/platform/serving/listen.ts";
import { createSiteApp } from "../../../../server/http/site-app.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const report = `%PDF-1.7 ${"pay by role and state. ".repeat(200)}`;
const page = `<title>Pay</title>${"<p>Pay by role and state.</p>".repeat(100)}`;
const folder = temporaryFolder();
let url = "";

beforeAll(async () => {
  writeFileSync(
    join(folder, "_headers"),
    "/*\n  X-Content-Type-Options: nosniff\n/*.pdf\n  Cache-Control: max-age=60\n",
  );
  writeFileSync(join(folder, "pay.html"), page);
  const backend = { app: new Hono<BackendEnv>() } as Backend;
  const { server, port } = await listen(createSiteApp(backend, relative(process.cwd(), folder)), 0);
  url = `http://127.0.0.1:${port}`;
  return () => void server.close();
});
beforeEach(() => writeFileSync(join(folder, "report.pdf"), report));

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { method, headers });
const tagOf = async (path: string) => (await ask(path)).headers.get("etag") ?? "";

it("a range request gets part of the file, with the whole file's ETag and headers", async () => {
  const completeResponse = await ask("/report.pdf");
  expect(completeResponse.headers.get("accept-ranges")).toBe("bytes");
  for (const [range, from, to] of [
    ["bytes=0-99", 0, 100],
    ["bytes=100-", 100, report.length],
    ["bytes=-50", report.length - 50, report.length],
  ] as const) {
    const part = await ask("/report.pdf", { range, "accept-encoding": "gzip, br" });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe(report.slice(from, to));
    expect(part.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/${report.length}`);
    expect(part.headers.get("content-length")).toBe(String(to - from));
    for (const name of ["etag", "last-modified", "cache-control", "content-type", "x-content-type-options"])
      expect(part.headers.get(name), name).toBe(completeResponse.headers.get(name));
  }
});

it("a range request with If-Range gets a part of an unchanged file, and the whole file if it has changed", async () => {
  const tag = await tagOf("/report.pdf");
  const headers = { range: "bytes=9-19", "if-range": tag };
  const part = await ask("/report.pdf", headers);
  expect([part.status, await part.text()]).toEqual([206, report.slice(9, 20)]);
  writeFileSync(join(folder, "report.pdf"), report.toUpperCase());
  const whole = await ask("/report.pdf", headers);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-range")).toBeNull();
  expect(whole.headers.get("etag")).not.toBe(tag);
  expect(await whole.text()).toBe(report.toUpperCase());
});

it("a range request gets the whole file if If-Range has no matching strong ETag, even for an unsatisfiable range", async () => {
  const whole = await ask("/report.pdf");
  const lastModified = whole.headers.get("last-modified") ?? "";
  for (const condition of [`W/${whole.headers.get("etag")}`, '"other"', lastModified, "*"])
    for (const range of ["bytes=0-9", "bytes=999999-"]) {
      const answer = await ask("/report.pdf", { range, "if-range": condition });
      expect(answer.status, `${condition} ${range}`).toBe(200);
      expect(await answer.text()).toBe(report);
    }
  // Compressed responses have a weak ETag, which must not match either.
  const weak = (await ask("/pay", { "accept-encoding": "gzip" })).headers.get("etag") ?? "";
  expect(weak).toMatch(/^W\//);
  expect((await ask("/pay", { range: "bytes=0-9", "if-range": weak })).status).toBe(200);
});

it("the rejection of a range beyond the file's end is not cached", async () => {
  const answer = await ask("/report.pdf", { range: `bytes=${report.length}-` });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([416, null]);
});

it("malformed ranges, multiple ranges, and ranges in other requests than GET are ignored", async () => {
  for (const range of ["0-10", "bytes=a-b", "lines=0-4", "bytes=0-1,4-5"]) {
    const answer = await ask("/report.pdf", { range });
    expect(answer.status, range).toBe(200);
    expect(await answer.text()).toBe(report);
  }
  expect((await ask("/report.pdf", { range: "bytes=0-9" }, "HEAD")).status).toBe(200);
  expect((await ask("/none.pdf", { range: "bytes=0-9" })).status).toBe(404);
});

it("a range request gets no body if the client already has the file", async () => {
  const headers = { range: "bytes=0-9", "if-none-match": await tagOf("/report.pdf") };
  expect((await ask("/report.pdf", headers)).status).toBe(304);
});

it("a whole page is compressed if the client accepts that, and parts of it are not", async () => {
  const whole = await ask("/pay", { "accept-encoding": "br, gzip" });
  expect(whole.headers.get("content-encoding")).toBe("gzip");
  expect(whole.headers.get("vary")).toBe("Accept-Encoding");
  expect(await whole.text()).toBe(page);
  expect((await ask("/pay", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
  const part = await ask("/pay", { range: "bytes=0-6", "accept-encoding": "gzip" });
  expect([part.status, await part.text()]).toEqual([206, "<title>"]);
  expect(part.headers.get("content-encoding")).toBeNull();
});

it("a page that the browser already has, compressed or not, is not sent again until it changes", async () => {
  for (const encoding of ["gzip", "identity"]) {
    const tag = (await ask("/pay", { "accept-encoding": encoding })).headers.get("etag") ?? "";
    const again = await ask("/pay", { "accept-encoding": encoding, "if-none-match": `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
  const tag = await tagOf("/pay");
  writeFileSync(join(folder, "pay.html"), page.toUpperCase());
  const changedResponse = await ask("/pay", { "if-none-match": tag });
  expect([changedResponse.status, await changedResponse.text()]).toEqual([200, page.toUpperCase()]);
});

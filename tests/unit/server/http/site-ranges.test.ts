import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
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
  writePage(page);
  const backend = { app: new Hono<BackendEnv>() } as Backend;
  const { server, port } = await listen(createSiteApp(backend, relative(process.cwd(), folder)), { port: 0 });
  url = `http://127.0.0.1:${port}`;
  return () => void server.close();
});
beforeEach(() => writeFileSync(join(folder, "report.pdf"), report));

/** Writes a page and its compressed copies, as a build does. */
function writePage(html: string): void {
  writeFileSync(join(folder, "pay.html"), html);
  writeFileSync(join(folder, "pay.html.br"), brotliCompressSync(html));
  writeFileSync(join(folder, "pay.html.gz"), gzipSync(html));
}

/** Sends a request and returns the response's bytes as they were sent, without decompressing them. */
const askRaw = (path: string, headers: Record<string, string>, method = "GET") =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(url + path, { headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    }).on("error", reject);
  });

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
  // A part is never compressed, so the tag of a compressed copy does not match either.
  const etag = (await ask("/pay", { "accept-encoding": "gzip" })).headers.get("etag") ?? "";
  expect((await ask("/pay", { range: "bytes=0-9", "if-range": etag })).status).toBe(200);
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

it.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5, BR;q=0", "gzip"],
  ["br;q=0.1", "br"],
  ["deflate, zstd", undefined],
  ["br;q=0.000, gzip;q=0", undefined],
  ["", undefined],
  ["identity", undefined],
])("with Accept-Encoding: %s, the copy in %s is sent, as the build has made it", async (accepted, coding) => {
  const { status, headers, body } = await askRaw("/pay", { "accept-encoding": accepted });
  expect([status, headers["content-encoding"], headers["vary"]]).toEqual([200, coding, "Accept-Encoding"]);
  expect(headers["content-type"]).toMatch(/^text\/html/);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[
    coding ?? "none"
  ];
  expect(decode?.(body).toString()).toBe(page);
  expect(headers["content-length"]).toBe(String(body.length));
  const head = await askRaw("/pay", { "accept-encoding": accepted }, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ["content-length", "content-encoding", "etag", "vary", "last-modified"])
    expect(head.headers[name], name).toBe(headers[name]);
});

it("a part of a page is of the page itself, whatever the client accepts", async () => {
  const part = await ask("/pay", { range: "bytes=0-6", "accept-encoding": "br, gzip" });
  expect([part.status, await part.text()]).toEqual([206, "<title>"]);
  expect(part.headers.get("content-encoding")).toBeNull();
  expect(part.headers.get("vary")).toBe("Accept-Encoding");
});

it("a file without copies does not vary, and is not compressed for a request", async () => {
  const { headers } = await askRaw("/report.pdf", { "accept-encoding": "br, gzip" });
  expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, undefined]);
});

it("a page that the browser already has, compressed or not, is not sent again until it changes", async () => {
  const tags = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const tag = (await ask("/pay", { "accept-encoding": encoding })).headers.get("etag") ?? "";
    tags.add(tag);
    const conditions = [`"other", ${tag}`, `W/${tag}`];
    for (const condition of conditions) {
      const again = await ask("/pay", { "accept-encoding": encoding, "if-none-match": condition });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect([again.headers.get("etag"), again.headers.get("vary")]).toEqual([tag, "Accept-Encoding"]);
    }
  }
  // Each coding is a representation of its own (RFC 9110, section 8.8.3.3).
  expect(tags.size).toBe(3);
  const tag = await tagOf("/pay");
  writePage(page.toUpperCase());
  const changedResponse = await ask("/pay", { "if-none-match": tag });
  expect([changedResponse.status, await changedResponse.text()]).toEqual([200, page.toUpperCase()]);
  writePage(page);
});

it("a file that changes twice in one moment, without a change of its size, is sent as it is now", async () => {
  const now = new Date();
  for (const text of ["first", "later"]) {
    writeFileSync(join(folder, "twice.txt"), text);
    utimesSync(join(folder, "twice.txt"), now, now);
    expect(await (await ask("/twice.txt")).text()).toBe(text);
  }
});

it("a page that a later build has written again, unchanged, is not sent again", async () => {
  const tag = await tagOf("/pay");
  utimesSync(join(folder, "pay.html.br"), new Date(), new Date(Date.now() - 60_000));
  expect((await ask("/pay", { "if-none-match": tag })).status).toBe(304);
});

it("a large file is sent whole and in parts, without being kept open", async () => {
  const large = Buffer.alloc(2_500_000, "0123456789abcdef");
  writeFileSync(join(folder, "tour.mp4"), large);
  const whole = await askRaw("/tour.mp4", {});
  expect([whole.status, whole.body.equals(large)]).toEqual([200, true]);
  const part = await askRaw("/tour.mp4", { range: "bytes=1000000-2400000" });
  expect([part.status, part.body.equals(large.subarray(1_000_000, 2_400_001))]).toEqual([206, true]);
  expect((await askRaw("/tour.mp4", { "if-none-match": String(whole.headers["etag"]) })).status).toBe(304);
  rmSync(join(folder, "tour.mp4"));
  expect((await ask("/tour.mp4")).status).toBe(404);
});

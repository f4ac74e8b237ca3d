import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { expect, it } from "vitest";
import { compressOnce } from "../../../../../server/http/pages/compress-once.ts";

/** Long enough that the best compression differs from a quick one. */
const script = Array.from(
  { length: 2000 },
  (_, n) => `export const answer${n} = ${(n * 7919) % 1009};\n`,
).join("");

function serve() {
  const made: string[] = [];
  let page = script;
  const app = new Hono();
  app.use(compress(), compressOnce(), etag({ weak: true }));
  for (const [path, cacheControl] of Object.entries({
    "/admin/cms-1a2b.js": "public, max-age=31536000, immutable",
    "/page": "no-cache",
    "/": "no-cache",
    "/personal": "no-store",
  }))
    app.get(path, (context) => {
      made.push(context.req.path);
      const length = String(page.length);
      const type = "text/javascript";
      return context.body(page, 200, {
        "content-type": type,
        "content-length": length,
        "cache-control": cacheControl,
      });
    });
  app.get("/picture.png", (context) => context.body(script, 200, { "content-type": "image/png" }));
  app.get("/short", (context) => context.body("short", 200, { "content-type": "text/plain" }));
  const ask = (path: string, encoding?: string, headers = {}) =>
    app.request(path, { headers: { ...(encoding && { "accept-encoding": encoding }), ...headers } });
  return { made, ask, edit: (text: string) => (page = text) };
}

const sizeOf = async (answer: Response | Promise<Response>): Promise<number> =>
  (await (await answer).arrayBuffer()).byteLength;

it("sends files compressed, with Brotli where it is understood", async () => {
  const { ask } = serve();
  for (const path of ["/admin/cms-1a2b.js", "/page", "/"])
    for (let n = 0; n < 3; n += 1) {
      const zipped = await ask(path, "gzip");
      expect(zipped.headers.get("content-encoding")).toBe("gzip");
      expect(zipped.headers.get("vary")).toBe("Accept-Encoding");
      expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(script);
      const brotli = await ask(path, "gzip, deflate, br, zstd");
      expect(brotli.headers.get("content-encoding")).toBe("br");
      expect(brotli.headers.get("vary")).toBe("Accept-Encoding");
      expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
    }
});

it("says how long the compressed file is, not the file", async () => {
  const { ask } = serve();
  for (const path of ["/admin/cms-1a2b.js", "/page"])
    for (const encoding of ["br", "gzip", "br"]) {
      const answer = await ask(path, encoding);
      expect(Number(answer.headers.get("content-length"))).toBe(await sizeOf(answer));
    }
});

it("reads a file that never changes once, and a page each time", async () => {
  const { made, ask, edit } = serve();
  for (const path of ["/admin/cms-1a2b.js", "/page"]) for (let n = 0; n < 3; n += 1) await ask(path, "br");
  expect(made).toEqual(["/admin/cms-1a2b.js", "/page", "/page", "/page"]);
  edit(script.toUpperCase());
  expect(brotliDecompressSync(await (await ask("/page", "br")).arrayBuffer()).toString()).toBe(
    script.toUpperCase(),
  );
});

it("sends a file better compressed once there was time for it", async () => {
  const { ask } = serve();
  for (const [path, encoding] of [
    ["/admin/cms-1a2b.js", "br"],
    ["/page", "br"],
    ["/page", "gzip"],
  ] as const) {
    const first = await sizeOf(ask(path, encoding));
    await expect.poll(() => sizeOf(ask(path, encoding))).toBeLessThan(first);
  }
});

it("caches no response for one visitor, and compresses it each time", async () => {
  const { ask } = serve();
  const sizes = [];
  for (let n = 0; n < 3; n += 1) {
    const answer = await ask("/personal", "br, gzip");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    sizes.push(gunzipSync(await answer.arrayBuffer()).length);
  }
  expect(sizes).toEqual([script.length, script.length, script.length]);
});

it("sends nothing of a page that the browser has already", async () => {
  const { ask } = serve();
  const tag = (await ask("/page", "br")).headers.get("etag") ?? "";
  expect(tag).toMatch(/^W\/"/);
  const again = await ask("/page", "br", { "if-none-match": tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

it("caches a file under its canonical address, whatever else leads there", async () => {
  const { made, ask } = serve();
  for (const path of ["/admin/cms-1a2b.js", "/admin/cms-1a2b%2Ejs", "/admin/cms-1a2b.js?x=1"])
    await (await ask(path, "gzip, deflate, br")).text();
  expect(made).toEqual(["/admin/cms-1a2b.js"]);
});

it("sends it uncompressed to clients without support, and short or binary files to all", async () => {
  const { ask } = serve();
  await ask("/admin/cms-1a2b.js", "gzip");
  expect(await (await ask("/admin/cms-1a2b.js")).text()).toBe(script);
  for (const path of ["/picture.png", "/short"]) {
    const answer = await ask(path, "gzip, br");
    expect(answer.headers.get("content-encoding"), path).toBeNull();
    expect(await answer.text(), path).toBe(path === "/short" ? "short" : script);
  }
});

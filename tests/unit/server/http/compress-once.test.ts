import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, it } from "vitest";
import { compressOnce } from "../../../../server/http/compress-once.ts";

const script = "export const answer = 42;\n".repeat(200);

function serve() {
  const made: string[] = [];
  const app = new Hono();
  app.use(compressOnce(), compress());
  for (const [path, cacheControl] of Object.entries({
    "/admin/cms-1a2b.js": "public, max-age=31536000, immutable",
    "/page": "no-cache",
  }))
    app.get(path, (context) => {
      made.push(context.req.path);
      return context.body(script, 200, { "content-type": "text/javascript", "cache-control": cacheControl });
    });
  const ask = (path: string, encoding?: string) =>
    app.request(path, encoding === undefined ? {} : { headers: { "accept-encoding": encoding } });
  return { made, ask };
}

it("compresses a file that never changes once, and a page each time", async () => {
  const { made, ask } = serve();
  for (const path of ["/admin/cms-1a2b.js", "/page"])
    for (let n = 0; n < 3; n += 1) {
      const answer = await ask(path, "gzip");
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(script);
    }
  expect(made).toEqual(["/admin/cms-1a2b.js", "/page", "/page", "/page"]);
});

it("keeps a file under its one address, whatever else leads there", async () => {
  const { made, ask } = serve();
  for (const path of ["/admin/cms-1a2b.js", "/admin/cms-1a2b%2Ejs", "/admin/cms-1a2b.js?x=1"])
    await (await ask(path, "gzip, deflate, br")).text();
  expect(made).toEqual(["/admin/cms-1a2b.js"]);
});

it("sends it as it is to whoever cannot read it compressed", async () => {
  const { ask } = serve();
  await ask("/admin/cms-1a2b.js", "gzip");
  expect(await (await ask("/admin/cms-1a2b.js")).text()).toBe(script);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serve, type LocalServer } from "../serve.ts";

/** Static pages that embed a form: folder name and description. */
export const HOST_PAGES = [
  ["plain", "the two lines"],
  ["policy", "`default-src 'none'`, Trusted Types, no policy allowed"],
  ["prototype", "additions to `Object.prototype`"],
  ["dark", "a dark page with a small root font and rules for everything"],
  ["right-to-left", "Arabic, right to left, a text of its own"],
  ["shortcuts", "commands on single keys"],
  ["isolated", "isolated (COEP), `crossorigin` on the script"],
  ["module", "`type=module` with a prefix"],
  ["imported", "`import()`"],
  ["frame", "a frame"],
  ["sandboxed-frame", "a frame with `sandbox=allow-scripts`"],
] as const;

/** Serves each page at its folder name, from a different origin than our site. */
export function serveHostPages(site: string): Promise<LocalServer> {
  const read = (name: string, file: string): string =>
    readFileSync(join(import.meta.dirname, name, file), "utf8").replaceAll("{{site}}", site);
  return serve(({ url = "" }, response) => {
    const [name] = HOST_PAGES.find(([one]) => url === `/${one}`) ?? [];
    if (!name) return void response.writeHead(404).end();
    const headers = existsSync(join(import.meta.dirname, name, "headers.json"))
      ? (JSON.parse(read(name, "headers.json")) as Record<string, string>)
      : {};
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(read(name, "index.html"));
  });
}

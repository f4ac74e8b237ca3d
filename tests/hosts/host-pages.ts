import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** Pages that need only a server: each is a folder with its page and, for some, its headers. */
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

export type HostPage = (typeof HOST_PAGES)[number][0];

/** Serves the pages by name, on another origin than ours. */
export async function serveHostPages(site: string): Promise<{ origin: string; close: () => void }> {
  const read = (name: string, file: string): string =>
    readFileSync(join(FOLDER, name, file), "utf8").replaceAll("{{site}}", site);
  const server = createServer(({ url = "" }, response) => {
    const [name] = HOST_PAGES.find(([one]) => url === `/${one}`) ?? [];
    if (!name) return void response.writeHead(404).end();
    const headers = existsSync(join(FOLDER, name, "headers.json"))
      ? (JSON.parse(read(name, "headers.json")) as Record<string, string>)
      : {};
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(read(name, "index.html"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { gzipSync } from "node:zlib";
import { serve, type LocalServer } from "../serve.ts";

export interface TextFile {
  type: "text/html" | "text/javascript";
  text: string;
  /** Additional response headers. `content-type` and `content-encoding` are set automatically. */
  headers?: Readonly<Record<string, string>>;
}

/** Serves files by path, compressed with gzip like the product's own server. */
export function serveTextFiles(texts: Readonly<Record<string, TextFile>>): Promise<LocalServer> {
  const bodies = new Map(
    Object.entries(texts).map(([path, { text, ...rest }]) => [path, { ...rest, body: gzipSync(text) }]),
  );
  return serve((request, response) => {
    const found = bodies.get(request.url ?? "");
    if (found === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...found.headers,
      "content-type": `${found.type}; charset=utf-8`,
      "content-encoding": "gzip",
    });
    response.end(found.body);
  });
}

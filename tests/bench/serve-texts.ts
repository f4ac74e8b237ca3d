import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** A text file and how a host serves it. */
export interface ServedText {
  type: "text/html" | "text/javascript";
  text: string;
  /** Response headers besides those that describe the text. */
  headers?: Readonly<Record<string, string>>;
}

/** A server on a separate port, which makes it another origin. */
export interface TextServer {
  origin: string;
  stop: () => void;
}

/** Serves texts by path, compressed with gzip, as the product's server does. */
export async function serveTexts(texts: Readonly<Record<string, ServedText>>): Promise<TextServer> {
  const bodies = new Map(
    Object.entries(texts).map(([path, { text, ...rest }]) => [path, { ...rest, body: gzipSync(text) }]),
  );
  const server = createServer((request, response) => {
    const found = bodies.get(request.url ?? "");
    if (found === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...found.headers,
      "content-type": `${found.type}; charset=utf-8`,
      "content-encoding": "gzip",
    });
    response.end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

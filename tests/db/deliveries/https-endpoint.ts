import { spawnSync } from "node:child_process";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { text } from "node:stream/consumers";
import { makeCertificate } from "../../make-certificate.ts";
import { listen } from "../../serve.ts";

export const endpointSkipReason =
  spawnSync("openssl", ["version"]).status === 0 ? undefined : "openssl is not installed";
if (endpointSkipReason) console.log(`Webhook endpoints: skipped, ${endpointSkipReason}.`);

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpsEndpoint {
  /** URL of the form `https://localhost:<port>`. */
  url: string;
  ca: string;
  received: ReceivedRequest[];
  close(): Promise<void>;
}

export async function startEndpoint(
  answer: (path: string, response: ServerResponse) => void,
): Promise<HttpsEndpoint> {
  const { key, cert } = makeCertificate();
  const received: ReceivedRequest[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      answer(request.url ?? "", response);
    });
  });
  return {
    url: `https://localhost:${await listen(server)}`,
    ca: cert,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

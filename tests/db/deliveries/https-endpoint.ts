import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listen } from "../../serve.ts";

export const endpointMissing =
  spawnSync("openssl", ["version"]).status === 0 ? undefined : "there is no openssl to make a certificate";
if (endpointMissing) console.log(`Webhook endpoints: skipped, ${endpointMissing}.`);

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An `https` server on the loopback interface that records requests. */
export interface HttpsEndpoint {
  /** `https://localhost:<port>`. */
  url: string;
  ca: string;
  received: Received[];
  close(): Promise<void>;
}

function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = [
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,DNS:hook.example,IP:127.0.0.1",
  ];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, "-keyout", key, "-out", cert, ...names], {
    stdio: "pipe",
  });
  try {
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function startEndpoint(
  answer: (path: string, response: ServerResponse) => void,
): Promise<HttpsEndpoint> {
  const { key, cert } = makeCertificate();
  const received: Received[] = [];
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

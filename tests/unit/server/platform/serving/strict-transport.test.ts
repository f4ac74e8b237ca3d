import { Hono } from "hono";
import { expect, it } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { strictTransport } from "../../../../../server/http/site-app.ts";
import { readTrustedProxies } from "../../../../../server/platform/serving/trusted-proxies.ts";

async function readHeader(
  trustedProxies: string | undefined,
  peer: string,
  scheme?: string,
): Promise<string | null> {
  const app = new Hono<BackendEnv>()
    .use(strictTransport(readTrustedProxies(trustedProxies)))
    .get("/", (context) => context.text(""));
  const headers = scheme === undefined ? undefined : { "x-forwarded-proto": scheme };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return response.headers.get("strict-transport-security");
}

it("the server sends HSTS if a trusted proxy reports HTTPS", async () => {
  expect(await readHeader("1", "127.0.0.1", "https")).toBe("max-age=31536000");
});

it.each([
  ["1", "127.0.0.1", "http"],
  ["1", "127.0.0.1", undefined],
  ["1", "203.0.113.9", "https"],
  [undefined, "127.0.0.1", "https"],
])(
  "with TRUST_PROXY=%s, the server sends no HSTS for a request from %s over %s",
  async (trustedProxies, peer, scheme) => {
    expect(await readHeader(trustedProxies, peer, scheme)).toBeNull();
  },
);

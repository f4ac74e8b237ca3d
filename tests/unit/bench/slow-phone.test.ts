import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { openSlowLine } from "../../bench/slow-phone.ts";
import { PHONE } from "../../browser/emulate-phone.ts";

it("brings all that is sent, and no sooner than the phone's line would", async () => {
  const body = randomBytes(50_000);
  const server = createServer((_request, response) => void response.end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const line = await openSlowLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const start = performance.now();
    const answer = Buffer.from(await (await fetch(line.origin)).arrayBuffer());
    expect(answer.equals(body)).toBe(true);
    const least = PHONE.rttMs + (body.length * 8000) / PHONE.downBitsPerSecond;
    // A timer may fire a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(least - 5);
  } finally {
    line.stop();
    server.closeAllConnections();
    server.close();
  }
});

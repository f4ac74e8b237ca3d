import { describe, expect, it } from "vitest";
import {
  BodyTimeoutError,
  BodyTooLargeError,
  readBody,
} from "../../../../../server/platform/serving/read-body.ts";

const LIMITS = { bytes: 10, idleMs: 60_000, totalMs: 60_000 };

function request(pieces: string[], pauseMs = 0, headers: Record<string, string> = {}): Request {
  const waiting = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const next = waiting.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
  return new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

async function read(bodyRequest: Request, limits = LIMITS): Promise<string> {
  let text = "";
  for await (const piece of readBody(bodyRequest, limits)) text += Buffer.from(piece).toString();
  return text;
}

describe("reading a request's body", () => {
  it("returns a body within the limit", async () => {
    expect(await read(request(["01234", "56789"]))).toBe("0123456789");
    expect(await read(new Request("http://localhost/", { method: "POST" }))).toBe("");
  });

  it("rejects a longer body by its Content-Length, or once the limit is exceeded", async () => {
    await expect(read(request([], 0, { "content-length": "11" }))).rejects.toBeInstanceOf(BodyTooLargeError);
    await expect(read(request(["01234", "567890"]))).rejects.toBeInstanceOf(BodyTooLargeError);
  });

  it("times out if the client stalls or sends too slowly", async () => {
    const stalled = read(request(["0"], 10_000), { ...LIMITS, idleMs: 50 });
    await expect(stalled).rejects.toBeInstanceOf(BodyTimeoutError);
    const trickled = read(request([..."012345678"], 30), { ...LIMITS, totalMs: 100 });
    await expect(trickled).rejects.toBeInstanceOf(BodyTimeoutError);
  });
});

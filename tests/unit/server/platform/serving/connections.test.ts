import { Hono } from "hono";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { listen } from "../../../../../server/platform/serving/listen.ts";
import { readBody } from "../../../../../server/platform/serving/read-body.ts";

const PIECE = Buffer.alloc(64 * 1024);
/** Number of chunks in a request body: more than the system buffers for a connection that the server does not read. */
const PIECES = 128;

let server: Awaited<ReturnType<typeof listen>>["server"];
let port: number;
beforeAll(async () => {
  const app = new Hono<BackendEnv>();
  app.post("/unread", (context) => context.json({ message: "refused" }, 429));
  app.post("/midway", async (context) => {
    const limits = { bytes: PIECES * PIECE.length, idleMs: 10_000, totalMs: 10_000 };
    const body = readBody(context.req.raw, limits, context.env.incoming);
    await body.next();
    await body.return(undefined);
    return context.json({ message: "refused" }, 503);
  });
  app.post("/count", async (context) => {
    const limits = { bytes: PIECE.length, idleMs: 10_000, totalMs: 10_000 };
    const counts = { bytes: 0, pieces: 0 };
    for await (const piece of readBody(context.req.raw, limits, context.env.incoming)) {
      counts.bytes += piece.length;
      counts.pieces += 1;
    }
    return context.json(counts);
  });
  ({ server, port } = await listen(app, { port: 0, host: "127.0.0.1" }));
});
afterAll(() => new Promise((done) => server.close(done)));

/**
 * Sends a body chunk by chunk, even after the server has responded, until the server closes the connection or
 * everything is sent.
 */
async function send(path: string, pauseMs: (piece: number) => number, ...headers: string[]) {
  const socket = connect(port, "127.0.0.1");
  const result = { answer: "", pieces: 0, error: undefined as string | undefined };
  socket.on("data", (piece) => (result.answer += piece.toString()));
  socket.on("error", (error: NodeJS.ErrnoException) => (result.error = error.code ?? error.message));
  const closed = new Promise((done) => socket.once("close", done));
  const length = `content-length: ${PIECES * PIECE.length}`;
  socket.write([`POST ${path} HTTP/1.1`, "host: localhost", length, ...headers, "", ""].join("\r\n"));
  for (; result.pieces < PIECES; result.pieces += 1) {
    await Promise.race([closed, sleep(pauseMs(result.pieces))]);
    if (socket.destroyed) return result;
    await new Promise((done) => socket.write(PIECE, done));
  }
  socket.end();
  await closed;
  return result;
}

describe("a request that is rejected before it is complete", () => {
  const refusal = /^HTTP\/1\.1 (429|503) [^]*\r\n\r\n\{"message":"refused"\}$/;

  test.each([
    ["unread", "/unread", "keep-alive"],
    ["unread", "/unread", "close"],
    ["partly read", "/midway", "keep-alive"],
    ["partly read", "/midway", "close"],
  ])(
    "is read to the end, so that the client receives the response (body %s, %s, connection: %s)",
    async (_how, path, connectionHeader) => {
      const shortPauseMs = (piece: number) => (piece < 100 ? 10 : 0);
      const { answer, pieces, error } = await send(path, shortPauseMs, `connection: ${connectionHeader}`);
      expect({ pieces, error }).toEqual({ pieces: PIECES, error: undefined });
      expect(answer).toMatch(refusal);
    },
  );

  it("is read to the end although the server itself was blocked, and the client did not pause", async () => {
    const block = (piece: number): number => {
      if (piece === 50) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
      return 0;
    };
    const { answer, pieces, error } = await send("/unread", block, "connection: close");
    expect({ pieces, error }).toEqual({ pieces: PIECES, error: undefined });
    expect(answer).toMatch(refusal);
  });

  it("gets an immediate response, and is aborted if the client pauses", async () => {
    const started = performance.now();
    const { answer, pieces } = await send("/midway", (piece) => (piece === 2 ? 60_000 : 0));
    expect(answer).toMatch(refusal);
    expect(pieces).toBe(2);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe("a body in many tiny chunks", () => {
  const HEAD = ["POST /count HTTP/1.1", "host: localhost", "transfer-encoding: chunked", "connection: close"];
  const sendChunks = (count: number, size: number) => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    const chunk = `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;
    socket.write(`${HEAD.join("\r\n")}\r\n\r\n${chunk.repeat(count)}`);
    return socket;
  };

  it("is read in few pieces", async () => {
    const socket = sendChunks(4_000, 8);
    socket.end("0\r\n\r\n");
    const [, counts = "{}"] = /(\{.*\})/.exec(await text(socket)) ?? [];
    const { bytes, pieces } = JSON.parse(counts) as { bytes: number; pieces: number };
    expect(bytes).toBe(32_000);
    expect(pieces).toBeLessThan(100);
  });

  it("ends the connection if there are too many of them", async () => {
    const socket = sendChunks(20_000, 1);
    const closed = new Promise((done) => socket.once("close", () => done("closed")));
    expect(await Promise.race([closed, sleep(8_000, "open")])).toBe("closed");
  });
});

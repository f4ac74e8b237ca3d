import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setImmediate } from "node:timers/promises";
import { withTimeout } from "../with-timeout.ts";

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

export class BodyTimeoutError extends Error {
  override name = "BodyTimeoutError";
}

export class BodyAbortedError extends Error {
  override name = "BodyAbortedError";
}

interface BodyLimits {
  bytes: number;
  idleMs: number;
  totalMs: number;
}

/**
 * Reads a request's body in pieces, with or without a `Content-Length`. A client may send each byte in a chunk of its own:
 * 64 KB of them would block the thread for a second if each were a piece.
 * @param incoming Node's own request, unless a test makes the request
 * @throws BodyTooLargeError before reading if `Content-Length` exceeds the limit, otherwise once the limit is
 * exceeded
 * @throws BodyTimeoutError if the client is too slow
 * @throws BodyAbortedError if the client disconnects
 */
export async function* readBody(
  request: Request,
  limits: BodyLimits,
  incoming?: IncomingMessage,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limits.bytes) throw new BodyTooLargeError();
  const source = incoming ?? (request.body && Readable.fromWeb(request.body as ReadableStream<Uint8Array>));
  if (!source) return;
  // Do not destroy the body: the server drains the rest so that the client receives the response.
  const pieces = source.iterator({ destroyOnReturn: false }) as AsyncGenerator<Uint8Array, undefined>;
  const deadline = performance.now() + limits.totalMs;
  let bytes = 0;
  try {
    for (;;) {
      const piece = await withTimeout(
        withAbortError(pieces.next()),
        Math.max(0, Math.min(limits.idleMs, deadline - performance.now())),
        () => new BodyTimeoutError(),
      );
      if (piece.done) return;
      bytes += piece.value.byteLength;
      if (bytes > limits.bytes) throw new BodyTooLargeError();
      yield piece.value;
      // Node delivers each chunk of what has arrived by itself; the next read then returns the rest as one piece.
      if (incoming?.complete === false) await setImmediate();
    }
  } finally {
    void pieces.return(undefined).catch(() => undefined);
  }
}

function withAbortError<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new BodyAbortedError("The client disconnected", { cause });
  });
}

import type { IncomingMessage } from "node:http";
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
 * Reads a request's body in chunks, with or without a `Content-Length`.
 * @param incoming Node's own request, if any, which distinguishes a truncated body from a complete one
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
  if (!request.body) return;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const deadline = performance.now() + limits.totalMs;
  let bytes = 0;
  try {
    for (;;) {
      const piece = await withTimeout(
        withAbortError(reader.read()),
        Math.max(0, Math.min(limits.idleMs, deadline - performance.now())),
        () => new BodyTimeoutError(),
      );
      if (piece.done) {
        if (incoming?.complete === false) throw new BodyAbortedError("The client disconnected");
        return;
      }
      bytes += piece.value.byteLength;
      if (bytes > limits.bytes) throw new BodyTooLargeError();
      yield piece.value;
    }
  } finally {
    // Do not cancel the body: the server drains the rest so that the client receives the response.
    void reader.closed.catch(() => undefined);
    reader.releaseLock();
  }
}

function withAbortError<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new BodyAbortedError("The client disconnected", { cause });
  });
}

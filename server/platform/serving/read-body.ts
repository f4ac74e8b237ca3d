import type { IncomingMessage } from "node:http";

/** The body is longer than the reader allows. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** The body did not arrive in time. */
export class BodyTimeoutError extends Error {
  override name = "BodyTimeoutError";
}

/** The sender went away before the body was whole. */
export class BodyAbortedError extends Error {
  override name = "BodyAbortedError";
}

/** What a reader allows: bytes in all, milliseconds between two pieces, milliseconds in all. */
export interface BodyLimits {
  bytes: number;
  idleMs: number;
  totalMs: number;
}

/**
 * The pieces of a request's body as they arrive, whether it has a length or is chunked.
 * @param incoming Node's own request, where there is one: it knows when a body that ended was cut off
 * @throws BodyTooLargeError before anything is read when the announced length is too long, else as soon as it becomes so
 * @throws BodyTimeoutError when the sender is too slow
 * @throws BodyAbortedError when the sender goes away
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
      const piece = await inTime(
        aborting(reader.read()),
        Math.min(limits.idleMs, deadline - performance.now()),
      );
      if (piece.done) {
        if (incoming?.complete === false) throw new BodyAbortedError("The sender went away");
        return;
      }
      bytes += piece.value.byteLength;
      if (bytes > limits.bytes) throw new BodyTooLargeError();
      yield piece.value;
    }
  } finally {
    // The rest is not cancelled: the server drains it, so that the sender hears the answer.
    void reader.closed.catch(() => undefined);
    reader.releaseLock();
  }
}

function aborting<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new BodyAbortedError("The sender went away", { cause });
  });
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  work.catch(() => undefined);
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new BodyTimeoutError()), Math.max(0, milliseconds));
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

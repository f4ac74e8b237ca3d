import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setImmediate } from "node:timers/promises";
import { withTimeout } from "../timers.ts";
import { Busboy } from "@fastify/busboy";

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

/** A file in a form, as a stream. Parsing continues once the stream has been read or its reader has stopped. */
export interface FilePart {
  name: string;
  /** The file's name; empty for a file field without a chosen file. */
  filename: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
}

interface MultipartLimits {
  parts: number;
  textBytes: number;
}

export class MultipartError extends Error {
  override name = "MultipartError";
}

/** Maximum number of lines and bytes in a part's header; the parser ignores the rest. */
const headerLimits = { headerPairs: 20, headerSize: 8 * 1024 };

/** Chunk size for the parser, which enforces the part limit only between chunks. */
const pieceBytes = 4 * 1024;

/**
 * Parses a streamed `multipart/form-data` body.
 * @param onFile called with each file and the text fields before it
 * @returns the text fields by name
 * @throws MultipartError if the body is malformed, ends early, or has too many parts; the rest stays unread
 * @throws BodyTooLargeError if the text fields are too long
 * @throws any error from `onFile` or from reading the body, once all calls to `onFile` have settled
 */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: MultipartLimits,
  onFile: (file: FilePart, fields: ReadonlyMap<string, string>) => Promise<void>,
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const files: Readable[] = [];
  const pendingParts: Promise<void>[] = [];
  let textBytes = 0;
  let hasFailed = false;
  const parser = createParser(contentType, limits);

  const parsePromise = new Promise<void>((resolve, reject) => {
    parser.on("finish", resolve);
    parser.on("error", (error: unknown) => reject(new MultipartError(String(error))));
    parser.on("partsLimit", () => reject(new MultipartError("The form has too many parts")));
    parser.on("field", (name: string | undefined, value, _isNameTruncated, isTruncated) => {
      if (name === undefined) return reject(new MultipartError("A part of the form has no name"));
      textBytes += Buffer.byteLength(value);
      if (isTruncated || textBytes > limits.textBytes) return reject(new BodyTooLargeError());
      fields.set(name, value);
    });
    parser.on(
      "file",
      (name: string | undefined, stream: Readable, filename: string | undefined, _encoding, type) => {
        // Without this handler, an error in a stream that nobody reads would crash the process.
        stream.on("error", () => undefined);
        if (hasFailed) return void stream.resume();
        files.push(stream);
        const content = stream.iterator({ destroyOnReturn: false }) as AsyncGenerator<Uint8Array, undefined>;
        const partPromise = onFile(
          { name: name ?? "", filename: unescapeName(filename ?? ""), type, content },
          fields,
        );
        // A reader that has only stopped to ask for more keeps the stream from flowing.
        const drain = async (): Promise<void> => {
          await content.return(undefined);
          stream.resume();
        };
        pendingParts.push(partPromise.catch(reject).then(drain));
      },
    );
  });

  const feed = async (): Promise<void> => {
    for await (const chunk of chunks)
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        await new Promise<void>((resolve) => {
          parser.write(chunk.subarray(from, from + pieceBytes), () => resolve());
        });
        if (hasFailed) return;
      }
    parser.end();
    await parsePromise;
  };
  try {
    await Promise.race([feed(), parsePromise]);
  } catch (error) {
    hasFailed = true;
    for (const stream of files) stream.destroy(error as Error);
    throw error;
  } finally {
    await Promise.all(pendingParts);
  }
  return fields;
}

function createParser(
  contentType: string,
  { parts, textBytes }: MultipartLimits,
): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      limits: { parts, fieldSize: textBytes, ...headerLimits },
    });
  } catch (error) {
    throw new MultipartError(String(error));
  }
}

/**
 * Decodes the quotes and line breaks that browsers escape in file names (HTML, "multipart/form-data encoding
 * algorithm").
 */
const unescapeName = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

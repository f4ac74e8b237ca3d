import { boundaryOf, readParts } from "./multipart.ts";
import type { BackendContext } from "../../http/backend-env.ts";
import { readBody } from "../../http/read-body.ts";
import { StorageError, objectTooLarge } from "./storage-error.ts";

/** The file within an upload request. */
export interface UploadSource {
  mimeType: string;
  cacheControl: string;
  content: AsyncIterable<Uint8Array>;
}

const fieldBytesLimit = 64 * 1024;

/** The fields of a form that say something about its file; supabase-js sends them first. */
const knownFields = ["cacheControl", "contentType"];

async function* atMost(content: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const piece of content) {
    seen += piece.byteLength;
    if (seen > bytes) throw objectTooLarge();
    yield piece;
  }
}

async function readField(content: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of atMost(content, fieldBytesLimit)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

/**
 * Finds the file in a request: the first file of a multipart form, as supabase-js sends a `File` or `Blob`, else the body.
 * `use` is called with it while it streams in.
 * @param maxBytes the bucket's limit for the file itself
 * @throws StorageError or MultipartError when there is no file or it is too large
 */
export async function withUploadSource<T>(
  context: BackendContext,
  maxBytes: number,
  use: (source: UploadSource) => Promise<T>,
): Promise<T> {
  const request = context.req.raw;
  const { incoming } = context.env;
  const type = request.headers.get("content-type") ?? "application/octet-stream";
  const times = { idleMs: 10_000, totalMs: 120_000 };
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    const body = readBody(request, { bytes: maxBytes, ...times }, incoming);
    return use({
      mimeType: type,
      cacheControl: request.headers.get("cache-control") ?? "no-cache",
      content: body,
    });
  }
  const boundary = boundaryOf(type);
  if (!boundary) throw new StorageError(400, "InvalidRequest", "The form names no boundary");
  const fields = new Map<string, string>();
  for await (const part of readParts(
    readBody(request, { bytes: maxBytes + 2 * fieldBytesLimit, ...times }, incoming),
    boundary,
  )) {
    if (part.filename === undefined) {
      if (knownFields.includes(part.name)) fields.set(part.name, await readField(part.content));
      continue;
    }
    const cacheTime = /^\d+$/.exec(fields.get("cacheControl") ?? "")?.[0];
    // Awaited here: leaving the loop ends the stream.
    return await use({
      mimeType: fields.get("contentType") ?? part.type,
      cacheControl: cacheTime ? `max-age=${cacheTime}` : "no-cache",
      content: atMost(part.content, maxBytes),
    });
  }
  throw new StorageError(400, "InvalidRequest", "No content provided");
}

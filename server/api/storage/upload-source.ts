import { uploadTimeout } from "../../../model/resume-check/upload-timeout.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import { readBody } from "../../platform/serving/read-body.ts";
import { readMultipart } from "../../platform/serving/read-multipart.ts";
import { StorageError, objectTooLarge } from "./storage-error.ts";

interface UploadSource {
  mimeType: string;
  cacheControl: string;
  content: AsyncIterable<Uint8Array>;
}

/** supabase-js sends a file as three parts with a few bytes of text. */
const limits = { parts: 10, textBytes: 64 * 1024 };

async function* limitBytes(content: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0;
  for await (const piece of content) {
    receivedBytes += piece.byteLength;
    if (receivedBytes > bytes) throw objectTooLarge();
    yield piece;
  }
}

/**
 * Finds the file in a request and calls `use` with it as a stream. In a multipart form, which supabase-js sends for
 * a `File` or `Blob`, it is the first file; otherwise it is the body.
 * @param maxBytes the bucket's limit for the file itself
 * @throws StorageError or MultipartError if there is no file or it is too large
 */
export async function withUploadSource<T>(
  context: BackendContext,
  maxBytes: number,
  use: (source: UploadSource) => Promise<T>,
): Promise<T> {
  const request = context.req.raw;
  const { incoming } = context.env;
  const type = request.headers.get("content-type") ?? "application/octet-stream";
  const times = { idleMs: 10_000, totalMs: uploadTimeout(maxBytes) };
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    const body = readBody(request, { bytes: maxBytes, ...times }, incoming);
    return use({
      mimeType: type,
      cacheControl: request.headers.get("cache-control")?.slice(0, 200) ?? "no-cache",
      content: body,
    });
  }
  const body = readBody(request, { bytes: maxBytes + 2 * limits.textBytes, ...times }, incoming);
  let pendingResult: Promise<T> | undefined;
  await readMultipart(body, type, limits, async (file, fields) => {
    if (pendingResult) return;
    // supabase-js sends metadata fields before the file.
    const cacheTime = /^\d{1,10}$/.exec(fields.get("cacheControl") ?? "")?.[0];
    pendingResult = use({
      mimeType: fields.get("contentType") ?? file.type,
      cacheControl: cacheTime ? `max-age=${cacheTime}` : "no-cache",
      content: limitBytes(file.content, maxBytes),
    });
    await pendingResult;
  });
  if (!pendingResult) throw new StorageError(400, "InvalidRequest", "No content provided");
  return pendingResult;
}

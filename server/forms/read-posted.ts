import type { BackendContext } from "../http/backend-env.ts";
import { BodyTooLargeError, readBody } from "../http/read-body.ts";
import { boundaryOf, MultipartError, readParts } from "../backend/storage/multipart.ts";

/** How much a form may have: bytes of its texts, and their number. A row has no more than half of that. */
const limits = { textBytes: 64 * 1024, fields: 40 };

/** A form with a file may be larger than any file that is taken, so that what was typed beside too large a one is read all the same. */
const fileFormBytes = 100 * 1024 * 1024;

/** A file of a form, to be read before the next field. */
export interface PostedFile {
  filename: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Reads a form that was posted as `multipart/form-data`, as it streams in.
 * @param take called with each file that was chosen; absent where the form has no field for one
 * @returns its texts by name
 * @throws BodyTooLargeError, BodyTimeoutError, BodyAbortedError, MultipartError
 */
export async function readPosted(
  context: BackendContext,
  take: ((name: string, file: PostedFile) => Promise<void>) | undefined,
): Promise<Map<string, string>> {
  const boundary = boundaryOf(context.req.header("content-type") ?? "");
  if (boundary === undefined) throw new MultipartError("The form names no boundary");
  const body = readBody(
    context.req.raw,
    take
      ? { bytes: fileFormBytes, idleMs: 10_000, totalMs: 120_000 }
      : { bytes: 2 * limits.textBytes, idleMs: 5_000, totalMs: 15_000 },
    context.env.incoming,
  );
  const fields = new Map<string, string>();
  let textBytes = 0;
  for await (const { name, filename, content } of readParts(body, boundary)) {
    if (filename !== undefined) {
      if (filename !== "" && take) await take(name, { filename, content });
      continue;
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of content) {
      textBytes += piece.byteLength;
      if (textBytes > limits.textBytes) throw new BodyTooLargeError();
      pieces.push(piece);
    }
    // Line breaks are sent as two characters, and stored as a script sends them.
    fields.set(name, Buffer.concat(pieces).toString("utf8").replaceAll("\r\n", "\n").replaceAll("\0", ""));
    if (fields.size > limits.fields) throw new MultipartError("The form has too many fields");
  }
  return fields;
}

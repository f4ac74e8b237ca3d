import type { BackendContext } from "../../platform/serving/backend-env.ts";
import { readBody } from "../../platform/serving/read-body.ts";
import { readMultipart, type FilePart } from "../../platform/serving/read-multipart.ts";

/** How much a form may have: bytes of its texts, and its parts. A row has no more than half of that. */
const limits = { textBytes: 64 * 1024, parts: 40 };

/** A form with a file may be larger than any file that is taken, so that what was typed beside too large a one is read all the same. */
const fileFormBytes = 100 * 1024 * 1024;

/**
 * Reads a form that was posted as `multipart/form-data`, as it streams in.
 * @param take called with each file that was chosen; absent where the form has no field for one
 * @returns its texts by name
 * @throws BodyTooLargeError, BodyTimeoutError, BodyAbortedError, MultipartError
 */
export async function readPosted(
  context: BackendContext,
  take: ((file: FilePart) => Promise<void>) | undefined,
): Promise<Map<string, string>> {
  const body = readBody(
    context.req.raw,
    take
      ? { bytes: fileFormBytes, idleMs: 10_000, totalMs: 120_000 }
      : { bytes: 2 * limits.textBytes, idleMs: 5_000, totalMs: 15_000 },
    context.env.incoming,
  );
  const fields = await readMultipart(body, context.req.header("content-type") ?? "", limits, async (file) => {
    if (file.filename !== "") await take?.(file);
  });
  // Line breaks are sent as two characters, and stored as a script sends them.
  for (const [name, value] of fields) fields.set(name, value.replaceAll("\r\n", "\n").replaceAll("\0", ""));
  return fields;
}

import { resumeBytesLimit } from "../../../model/resume-check/resume-file.ts";
import { uploadTimeout } from "../../../model/resume-check/upload-timeout.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import { readBody } from "../../platform/serving/read-body.ts";
import { readMultipart, type FilePart } from "../../platform/serving/read-multipart.ts";

/** Limits of a posted form: bytes of text and number of parts. A stored row has at most half as much text. */
const limits = { textBytes: 64 * 1024, parts: 40 };

/** Larger than any accepted file, so that the text fields next to an oversized file are still read. */
const fileFormBytesLimit = 100 * 1024 * 1024;

/**
 * Parses a streamed `multipart/form-data` form.
 * @param onFile called with each chosen file; undefined if the form has no file field
 * @returns its text fields by name
 * @throws BodyTooLargeError, BodyTimeoutError, BodyAbortedError, MultipartError
 */
export async function readPostedForm(
  context: BackendContext,
  onFile: ((file: FilePart) => Promise<void>) | undefined,
): Promise<Map<string, string>> {
  const body = readBody(
    context.req.raw,
    onFile
      ? { bytes: fileFormBytesLimit, idleMs: 10_000, totalMs: uploadTimeout(resumeBytesLimit) }
      : { bytes: 2 * limits.textBytes, idleMs: 5_000, totalMs: 15_000 },
    context.env.incoming,
  );
  const fields = await readMultipart(body, context.req.header("content-type") ?? "", limits, async (file) => {
    if (file.filename !== "") await onFile?.(file);
  });
  // Browsers post line breaks as CRLF; normalize them to LF, as scripted forms send them.
  for (const [name, value] of fields) fields.set(name, value.replaceAll("\r\n", "\n").replaceAll("\0", ""));
  return fields;
}

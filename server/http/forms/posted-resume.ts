import { validateResume, type ResumeProblem } from "../../../model/resume-check/validate-resume.ts";
import {
  CONTENT_TYPES,
  readExtension,
  detectKind,
  isResumeKind,
  withExtension,
  SIGNATURE_BYTES,
} from "../../../model/resume-check/resume-kind.ts";
import { toObjectKey } from "../../../model/submissions/object-key.ts";
import { resumeBytesLimit } from "../../../model/resume-check/resume-file.ts";
import { expectedBytes } from "../../api/storage/storage-api.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { FilePart } from "../../platform/serving/read-body.ts";
import type { SentFile, SubmissionStore } from "./submission-store.ts";

export type PostedResume =
  | { name: string; file: SentFile }
  | { problem: ResumeProblem | "resumeRequired" }
  | { refusal: number };

/**
 * Stores the uploaded file of a form posted without JavaScript. Drains and rejects a file whose first bytes are
 * wrong.
 */
export async function receiveResume(
  context: BackendContext,
  store: SubmissionStore,
  { filename, content }: FilePart,
): Promise<PostedResume> {
  const { start, rest } = await peek(content, SIGNATURE_BYTES);
  const kind = detectKind(start);
  if (!isResumeKind(kind) || readExtension(filename) === "other") {
    const result = await validateResume(new File([start], filename));
    return "problem" in result ? result : { problem: "resumeType" };
  }
  const name = withExtension(kind, filename);
  const bytes = expectedBytes(context.req.raw, resumeBytesLimit);
  const object = { key: toObjectKey(Date.now(), name), mimeType: CONTENT_TYPES[kind], bytes };
  // One byte over the limit is enough to show that the file is too large; the rest is drained.
  const file = await store.receive(context, object, truncate(rest, resumeBytesLimit + 1));
  return typeof file === "number" ? { refusal: file } : { name: filename, file };
}

async function peek(content: AsyncIterable<Uint8Array>, bytes: number) {
  const source = content[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let isSourceDone = false;
  for (let receivedBytes = 0; receivedBytes < bytes && !isSourceDone;) {
    const { done = false, value } = (await source.next()) as IteratorResult<Uint8Array, undefined>;
    isSourceDone = done;
    if (value) pieces.push(value);
    receivedBytes += value?.byteLength ?? 0;
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield* pieces;
    if (!isSourceDone) yield* { [Symbol.asyncIterator]: () => source };
  }
  return { start: Buffer.concat(pieces), rest: rest() };
}

async function* truncate(content: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0;
  for await (const piece of content) {
    if (receivedBytes < maxBytes) yield piece.subarray(0, maxBytes - receivedBytes);
    receivedBytes += piece.byteLength;
  }
}

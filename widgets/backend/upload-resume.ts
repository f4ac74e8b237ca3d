import {
  CONTENT_TYPES,
  readExtension,
  detectKind,
  isResumeKind,
  withExtension,
  SIGNATURE_BYTES,
} from "../../model/resume-check/resume-kind.ts";
import { uploadTimeout } from "../../model/resume-check/upload-timeout.ts";
import { toObjectKey } from "../../model/submissions/object-key.ts";
import { getBackendClient, getLastRequestId, wasLastRequestChanged, type Backend } from "./client.ts";
import { toFailureReason, type Outcome } from "./outcome.ts";

/** Stands for a successful response that is not from Storage. */
const CHANGED = 204;

interface Upload {
  key: string;
  isStored: boolean;
}

const uploads = new WeakMap<File, Upload>();

export function forgetUpload(file: File): void {
  uploads.delete(file);
}

/**
 * Uploads a file to the `resumes` bucket and returns its object key. Retries use the same key, so that a
 * stored file is not uploaded again.
 */
export async function uploadResume(file: File, backend: Backend): Promise<Outcome<string>> {
  const earlierUpload = uploads.get(file);
  if (earlierUpload?.isStored === true) return { ok: true, record: earlierUpload.key };
  const upload = earlierUpload ?? {
    key: toObjectKey(Date.now(), await withDetectedExtension(file)),
    isStored: false,
  };
  uploads.set(file, upload);

  const status = await send(file, upload.key, backend);
  if (status === undefined) return { ok: false, reason: "timeout" };

  if (status === 409 && earlierUpload === undefined) {
    // Another visitor uploaded a file with the same name in the same millisecond. Use a new key for the next
    // attempt.
    uploads.delete(file);
    return { ok: false, reason: "failed" };
  }
  if (status !== 200 && status !== 409)
    return {
      ok: false,
      reason: toFailureReason(status, status === CHANGED || wasLastRequestChanged()),
      reference: getLastRequestId(),
    };
  upload.isStored = true;
  return { ok: true, record: upload.key };
}

async function withDetectedExtension(file: File): Promise<string> {
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const kind = detectKind(new Uint8Array(start));
  return isResumeKind(kind) ? withExtension(kind, file.name) : file.name;
}

async function send(file: File, key: string, backend: Backend): Promise<number | undefined> {
  const extension = readExtension(key);
  const contentType = extension === "none" || extension === "other" ? file.type : CONTENT_TYPES[extension];
  // Upload a Blob, which has no name: some characters in file names break the multipart header.
  const body = new Blob([file], { type: contentType });
  const options = { contentType, upsert: false };
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, uploadTimeout(file.size)));
  const upload = getBackendClient(backend).storage.from("resumes").upload(key, body, options);
  const response = await Promise.race([upload, timeout]);
  if (response === undefined) return undefined;
  if (response.error !== null) return statusOf(response.error);
  // Without the stored path, the response is not from Storage, but from a service worker of the page.
  return (response.data.fullPath as string | undefined) ? 200 : CHANGED;
}

/**
 * Returns the HTTP status. Storage may respond with 400 and put the actual status in the body as a string.
 */
function statusOf(error: { status?: number | undefined; statusCode?: string | undefined }): number {
  const bodyStatus = Number(error.statusCode);
  return Number.isInteger(bodyStatus) && bodyStatus >= 400 ? bodyStatus : (error.status ?? 0);
}

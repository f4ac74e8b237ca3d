import {
  CONTENT_TYPES,
  extensionOf,
  kindOfStart,
  nameAs,
  SIGNATURE_BYTES,
} from "../../site/model/resume-check/resume-kind.ts";
import { toObjectKey } from "../../site/model/submissions/object-key.ts";
import { backendClient, lastReference, type Backend } from "./client.ts";
import { toRefusal, type Outcome } from "./outcome.ts";

/** Milliseconds that any upload is given, and bytes a millisecond that the slowest line carries (64 KB a second). */
const BASE_DEADLINE = 15_000;
const SLOWEST_LINE = 64;

interface Upload {
  key: string;
  isStored: boolean;
}

const uploads = new WeakMap<File, Upload>();

/** Forgets that a file is stored, for one that has expired there. */
export function forgetUpload(file: File): void {
  uploads.delete(file);
}

/**
 * Stores a file in the bucket `resumes` and answers its key. A file that was stored by an earlier try is not sent again,
 * and one whose answer got lost is found by its key, which it keeps.
 */
export async function uploadResume(file: File, backend: Backend): Promise<Outcome<string>> {
  const earlier = uploads.get(file);
  if (earlier?.isStored === true) return { ok: true, record: earlier.key };
  const upload = earlier ?? { key: toObjectKey(Date.now(), await nameByContent(file)), isStored: false };
  uploads.set(file, upload);

  const status = await send(file, upload.key, backend);
  if (status === undefined) return { ok: false, reason: "timeout" };

  if (status === 409 && earlier === undefined) {
    // Somebody else's file of the same name and millisecond: the next try gets another key.
    uploads.delete(file);
    return { ok: false, reason: "failed" };
  }
  if (status !== 200 && status !== 409)
    return { ok: false, reason: toRefusal(status), reference: lastReference() };
  upload.isStored = true;
  return { ok: true, record: upload.key };
}

/** The file's name with the extension of what is in it; as it is where that cannot be read. */
async function nameByContent(file: File): Promise<string> {
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const kind = kindOfStart(new Uint8Array(start));
  return kind === undefined || kind === "rtf" ? file.name : nameAs(kind, file.name);
}

/** Sends the file and answers the status; undefined when none came in time. */
async function send(file: File, key: string, backend: Backend): Promise<number | undefined> {
  const extension = extensionOf(key);
  const contentType = extension === "none" || extension === "other" ? file.type : CONTENT_TYPES[extension];
  // A Blob, so that the original name does not travel in a multipart header, where some characters break it.
  const body = new Blob([file], { type: contentType });
  const options = { contentType, upsert: false };
  const sending = backendClient(backend).storage.from("resumes").upload(key, body, options);
  const answer = await withDeadline(sending, BASE_DEADLINE + file.size / SLOWEST_LINE);
  if (answer === "late") return undefined;
  return answer.error === null ? 200 : statusOf(answer.error);
}

/** Storage may answer 400 and tell the real status in the body, as text. */
function statusOf(error: { status?: number | undefined; statusCode?: string | undefined }): number {
  const inBody = Number(error.statusCode);
  return Number.isInteger(inBody) && inBody >= 400 ? inBody : (error.status ?? 0);
}

async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

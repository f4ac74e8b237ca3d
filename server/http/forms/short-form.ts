import { isUuid } from "../../data/database/is-uuid.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import {
  BodyAbortedError,
  BodyTimeoutError,
  BodyTooLargeError,
  readBody,
} from "../../platform/serving/read-body.ts";

/** Longest body of a form with an address and a few choices, in bytes. */
const LIMITS = { bytes: 4_096, idleMs: 5_000, totalMs: 15_000 };

const BODY_ERRORS = [BodyAbortedError, BodyTimeoutError, BodyTooLargeError];

/** Returns the key in the address of a page that a mail links to; undefined if it is malformed. */
export function readPostedKey(context: BackendContext): string | undefined {
  const key = context.req.query("key") ?? "";
  return isUuid(key) ? key : undefined;
}

/** Reads an `application/x-www-form-urlencoded` form. One that is too long or incomplete has no fields. */
export async function readShortForm(context: BackendContext): Promise<URLSearchParams> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of readBody(context.req.raw, LIMITS, context.env.incoming)) pieces.push(piece);
  } catch (error) {
    if (!BODY_ERRORS.some((kind) => error instanceof kind)) throw error;
    return new URLSearchParams();
  }
  return new URLSearchParams(Buffer.concat(pieces).toString("utf8").replaceAll("%00", ""));
}

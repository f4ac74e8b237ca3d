import type { FAILURE_REASONS } from "../../model/tags/sandbox-outcomes.ts";

/** `policy` and `script`: the page's Content-Security-Policy, or a script of the page, kept a request from us. */
export type FailureReason = (typeof FAILURE_REASONS)[number] | "policy" | "script";

export type Outcome<Stored = unknown> =
  | { ok: true; record: Stored }
  /** `reference` is the request id in the server's log; undefined if there was no response. */
  | { ok: false; reason: FailureReason; reference?: string | undefined };

/**
 * Maps an HTTP status to a failure reason. Status 0 means no response.
 * @param isChanged whether a script of the page may have changed the request or its response
 */
export function toFailureReason(status: number, isChanged = false): FailureReason {
  if (isChanged) return "script";
  if (status === 0) return "unreachable";
  if (status === 401 || status === 403 || status === 404) return "refused";
  if (status === 410) return "expired";
  if (status === 413) return "too-large";
  if (status === 429) return "too-many";
  if (status >= 500) return "unavailable";
  return status >= 400 ? "invalid" : "failed";
}

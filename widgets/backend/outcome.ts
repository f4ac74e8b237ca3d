/** Code for why the backend did not store something. */
export type Refusal =
  | "refused"
  | "invalid"
  | "expired"
  | "too-large"
  | "too-many"
  | "unavailable"
  | "unreachable"
  | "timeout"
  | "failed";

/** How sending ended: with the record as it was stored, or with the reason why it was not. */
export type Outcome<Stored = unknown> =
  | { ok: true; record: Stored }
  /** `reference` is what the server's log calls the answer, where one came. */
  | { ok: false; reason: Refusal; reference?: string | undefined };

/** Names a failure by its HTTP status; 0 stands for an answer that never came. */
export function toRefusal(status: number): Refusal {
  if (status === 0) return "unreachable";
  if (status === 401 || status === 403 || status === 404) return "refused";
  if (status === 410) return "expired";
  if (status === 413) return "too-large";
  if (status === 429) return "too-many";
  if (status >= 500) return "unavailable";
  return status >= 400 ? "invalid" : "failed";
}

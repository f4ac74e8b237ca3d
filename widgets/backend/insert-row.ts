import type { SubmissionTable } from "../../model/submissions/submission-fields.ts";
import { getBackendClient, getLastRequestId, wasLastRequestChanged, type Backend } from "./client.ts";
import { toFailureReason, type Outcome } from "./outcome.ts";

/** Request timeout in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

const CREATED = 201;
const UNIQUE_VIOLATION = "23505";

/**
 * Inserts a row without reading it back, which visitors have no permission for. A conflict on the row's id
 * counts as success, since it means that an earlier attempt stored the row.
 */
export async function insertRow<Row extends { id: string }>(
  table: SubmissionTable,
  row: Row,
  backend: Backend,
  timeout = REQUEST_TIMEOUT_MS,
): Promise<Outcome<Row>> {
  const signal = AbortSignal.timeout(timeout);
  const { error, status } = await getBackendClient(backend).from(table).insert(row).abortSignal(signal);
  const isStored = error === null ? status === CREATED : status === 409 && error.code === UNIQUE_VIOLATION;
  if (isStored) return { ok: true, record: row };
  if (signal.aborted) return { ok: false, reason: "timeout" };
  // Another success is not from our backend: a service worker or a wrapper of `fetch` has responded itself.
  const isChanged = wasLastRequestChanged() || error === null;
  return { ok: false, reason: toFailureReason(status, isChanged), reference: getLastRequestId() };
}

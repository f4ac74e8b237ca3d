import { oneLine } from "../backend-error.ts";
import type { BackendContext } from "./backend-env.ts";

interface Refusal {
  status: number;
  /** A code, and the column or constraint at fault. Never a value, which could be personal data. */
  reason: string;
  error: unknown;
}

/**
 * Records why a request is refused, for the request's line in the log. Also logs an error of which the client receives
 * only a status of 500 or above.
 */
export function noteRefusal(context: BackendContext, { status, reason, error }: Refusal): void {
  context.set("reason", reason);
  if (status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
}

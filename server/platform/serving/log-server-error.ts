import { oneLine } from "../backend-error.ts";
import type { BackendContext } from "./backend-env.ts";

/** Logs an error that the client receives only as a status of 500 or above. */
export function logServerError({ req }: BackendContext, status: number, error: unknown): void {
  if (status >= 500) console.error(`${req.method} ${req.path}: ${oneLine(error)}`);
}

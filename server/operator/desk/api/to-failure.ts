import { BackendError, UnavailableError } from "../../../platform/backend-error.ts";
import { NoResponseError, ServerFaultError } from "../../api/running-server.ts";
import { DeskError } from "../desk-error.ts";

/**
 * Converts an error to a response for the app. 404 is only for rows that do not exist, because the app treats it as
 * a deleted submission. Database errors are only logged, because they may quote submitted data.
 */
export function toFailure(error: unknown) {
  if (error instanceof DeskError) return { status: error.status, message: error.message };
  if (error instanceof NoResponseError) return { status: 503, message: error.message } as const;
  if (error instanceof UnavailableError)
    return {
      status: 503,
      message: "The database is unavailable right now. Try again in a moment.",
      hasHiddenDetails: true,
    } as const;
  if (error instanceof BackendError && !(error instanceof ServerFaultError))
    return { status: 500, message: error.message } as const;
  return {
    status: 500,
    message:
      "The desk could not complete this action. The reason is in the terminal where npm run desk is running.",
    hasHiddenDetails: true,
  } as const;
}

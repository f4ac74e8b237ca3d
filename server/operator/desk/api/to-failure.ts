import { BackendError } from "../../../platform/backend-error.ts";
import { UnavailableError } from "../../../platform/unavailable-error.ts";
import { NoResponseError, ServerFaultError } from "../../api/running-server.ts";
import { DeskError } from "../desk-error.ts";

interface Failure {
  status: 400 | 404 | 409 | 500 | 503;
  message: string;
  hasHiddenDetails: boolean;
}

const toVisibleFailure = (status: Failure["status"], { message }: Error): Failure => ({
  status,
  message,
  hasHiddenDetails: false,
});

/**
 * Converts an error to a response for the app. 404 is only for rows that do not exist, because the app treats it as
 * a deleted submission. Database errors are only logged, because they may quote submitted data.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof DeskError) return toVisibleFailure(error.status, error);
  if (error instanceof NoResponseError) return toVisibleFailure(503, error);
  if (error instanceof UnavailableError)
    return {
      status: 503,
      message: "The database is unavailable right now. Try again in a moment.",
      hasHiddenDetails: true,
    };
  if (error instanceof BackendError && !(error instanceof ServerFaultError))
    return toVisibleFailure(500, error);
  return {
    status: 500,
    message:
      "The desk could not complete this action. The reason is in the terminal where npm run desk is running.",
    hasHiddenDetails: true,
  };
}

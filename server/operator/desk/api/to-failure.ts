import { BackendError } from "../../../platform/backend-error.ts";
import { UnavailableError } from "../../../platform/unavailable-error.ts";
import { NoAnswerError, ServerFaultError } from "../../channel/running-server.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { BadRequestError } from "./read-request.ts";

/** What the app is told when a request fails. */
export interface Failure {
  status: 400 | 404 | 409 | 500 | 503;
  /** A sentence for the operator. */
  message: string;
  /** Whether the error says something that the message does not, and that belongs in the terminal. */
  isUntold: boolean;
}

const told = (status: Failure["status"], { message }: Error): Failure => ({
  status,
  message,
  isUntold: false,
});

/**
 * Turns anything thrown while a request was answered into what the app is told. Only what is not stored is 404: the app takes that
 * for a submission that was deleted. What a database says is for the terminal; it may repeat what somebody has sent.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof BadRequestError) return told(400, error);
  if (error instanceof DeskRefusal) return told(error.status, error);
  if (error instanceof NoAnswerError) return told(503, error);
  if (error instanceof UnavailableError)
    return { status: 503, message: "The data cannot be reached right now.", isUntold: true };
  if (error instanceof BackendError && !(error instanceof ServerFaultError)) return told(500, error);
  return {
    status: 500,
    message: "The desk could not do this. The terminal of npm run desk says why.",
    isUntold: true,
  };
}

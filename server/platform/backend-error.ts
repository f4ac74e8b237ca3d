import { ExpectedError } from "../../model/expected-error.ts";

/** Thrown if the backend cannot run. The message states the reason and the remedy on one line. */
export class BackendError extends ExpectedError {
  override name = "BackendError";
}

/** Formats an error's message on one line, with its cause's message in parentheses. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const line = text.replace(/\s+/g, " ").trim();
  return error instanceof Error && error.cause !== undefined ? `${line} (${oneLine(error.cause)})` : line;
}

/** Thrown if the server temporarily cannot store anything, so clients may retry. The cause is logged but not sent. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

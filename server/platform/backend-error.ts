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

import { ExpectedError } from "../../site/settings/expected-error.ts";

/** The backend cannot run, for a reason stated on one line with its remedy. */
export class BackendError extends ExpectedError {
  override name = "BackendError";
}

/** Formats an error's message on one line, with its cause's message in parentheses. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const line = text.replace(/\s+/g, " ").trim();
  return error instanceof Error && error.cause !== undefined ? `${line} (${oneLine(error.cause)})` : line;
}

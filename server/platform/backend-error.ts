import { ExpectedError } from "../../site/settings/expected-error.ts";

/** A reason why the backend cannot run, in one line together with the remedy. */
export class BackendError extends ExpectedError {
  override name = "BackendError";
}

/** The message of anything thrown, in one line, with that of its cause in parentheses. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const line = text.replace(/\s+/g, " ").trim();
  return error instanceof Error && error.cause !== undefined ? `${line} (${oneLine(error.cause)})` : line;
}

/** A reason why the backend cannot run, told in one line together with the remedy; programs print it and exit 1. */
export class BackendError extends Error {
  override name = "BackendError";
}

/** The message of anything thrown, in one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, " ").trim();
}

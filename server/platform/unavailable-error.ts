/** The server cannot store anything right now, and the client may retry. The cause is for the log only. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

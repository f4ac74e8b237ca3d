/** The server cannot store anything right now; the client may retry. The cause is for the log. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

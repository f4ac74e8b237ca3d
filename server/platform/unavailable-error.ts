/** Thrown if the server temporarily cannot store anything, so clients may retry. The cause is logged but not sent. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

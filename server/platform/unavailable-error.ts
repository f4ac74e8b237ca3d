/** Nothing can be stored just now, through no fault of the sender, who may try again; the cause is for the log. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

/** An HTTP error returned by the desk. The message is a sentence for the operator. */
export class DeskError extends Error {
  override name = "DeskError";

  /**
   * @param status 400 for a malformed request, which the app never sends; 404 if the row does not exist; 409 if its
   * state does not allow the request
   */
  constructor(
    readonly status: 400 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/** Thrown when the desk refuses a request. The message is a sentence for the operator. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";

  /** @param status 404 if the row does not exist; 409 if its state does not allow the request */
  constructor(
    readonly status: 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

export const noSuchSubmission = () => new DeskRefusal(404, "This submission has been deleted.");

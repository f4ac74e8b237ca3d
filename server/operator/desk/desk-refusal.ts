/** Why the desk does not do what was asked, in a sentence for the operator. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";

  /** @param status 404 for what is not stored (any more), of which the app says so; 409 for what is stored and does not allow it */
  constructor(
    readonly status: 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/** The refusal for a submission that was deleted, or never was. */
export const noSuchSubmission = () => new DeskRefusal(404, "This submission is no longer stored.");

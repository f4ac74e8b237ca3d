/** An error whose message is all that a person needs: what is wrong and how to fix it. Commands print it without a stack. */
export class ExpectedError extends Error {
  override name = "ExpectedError";
}

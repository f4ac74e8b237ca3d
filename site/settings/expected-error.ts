/** An error whose message says what is wrong and how to fix it. Commands print it without a stack. */
export class ExpectedError extends Error {
  override name = "ExpectedError";
}

/**
 * An error whose message says what is wrong and how to fix it. Commands print the message without a stack
 * trace.
 */
export class ExpectedError extends Error {
  override name = "ExpectedError";
  /** Eleventy reads this, and otherwise prints the stack trace. */
  readonly skipOriginalStack = true;
}

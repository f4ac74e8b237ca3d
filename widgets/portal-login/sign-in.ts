import { EMAIL_ERRORS, readFields } from "../../site/model/submissions/read-fields.ts";
import type { SubmissionEvent } from "../forms/submission-state.ts";
import type { Messages } from "../messages.ts";

/** What becomes of a sign-in: the refusal of its fields, or its answer, and the email that it may be remembered by. */
type SignIn =
  { refused: SubmissionEvent } | { refused?: undefined; answer: SubmissionEvent; email: string | undefined };

/** Characters of the shortest password. */
const SHORTEST = 6;

const fields = { email: { kind: "email", missing: "loginEmailRequired" } } as const;

/** Reads a sign-in, and compares it with the one account of the demonstration. */
export function readSignIn(messages: Messages, email: string, password: string): SignIn {
  const { portalLogin, errors } = messages;
  // The sign-in says the same of whatever is wrong with an address.
  const faults = Object.fromEntries(Object.values(EMAIL_ERRORS).map((name) => [name, errors.email]));
  const { loginEmailRequired } = errors;
  const reading = readFields(fields, new Map([["email", email]]), { loginEmailRequired, ...faults });
  const isShort = password.length < SHORTEST;
  if (!reading.ok || isShort) {
    const wrong = password === "" ? errors.loginPasswordRequired : errors.loginPasswordShort;
    const found = { ...(!reading.ok && reading.errors), ...(isShort && { password: wrong }) };
    return { refused: { type: "reject", errors: found, notice: null } };
  }
  const { email: address } = reading.values;
  if (address === portalLogin.demoEmail && password === portalLogin.demoPassword)
    return {
      answer: { type: "succeed", notice: { kind: "success", title: portalLogin.success } },
      email: address,
    };
  const notice = { kind: "failure", title: errors.loginWrong } as const;
  return { answer: { type: "fail", notice }, email: undefined };
}

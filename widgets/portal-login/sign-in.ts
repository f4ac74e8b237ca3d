import { EMAIL_ERRORS, readFields } from "../../model/submissions/read-fields.ts";
import type { SubmissionEvent } from "../forms/submission-state.ts";
import type { MessagesOf } from "../../model/tags/tag-description.ts";
import type { portalLoginMessageKeys } from "../../model/tags/portal-login.ts";

type SignInResult =
  | { rejection: SubmissionEvent }
  | { rejection?: undefined; answer: SubmissionEvent; email: string | undefined };

const MIN_PASSWORD_LENGTH = 6;

const fields = { email: { kind: "email", missing: "loginEmailRequired" } } as const;

export function checkSignIn(
  messages: MessagesOf<typeof portalLoginMessageKeys>,
  email: string,
  password: string,
): SignInResult {
  const { portalLogin, errors } = messages;
  // This form has a single message for all invalid email addresses.
  const emailErrorMessages = Object.fromEntries(
    Object.values(EMAIL_ERRORS).map((name) => [name, errors.email]),
  );
  const { loginEmailRequired } = errors;
  const readResult = readFields(fields, new Map([["email", email]]), {
    loginEmailRequired,
    ...emailErrorMessages,
  });
  const isShort = password.length < MIN_PASSWORD_LENGTH;
  if (!readResult.ok || isShort) {
    const passwordError = password === "" ? errors.loginPasswordRequired : errors.loginPasswordShort;
    const fieldErrors = {
      ...(!readResult.ok && readResult.errors),
      ...(isShort && { password: passwordError }),
    };
    return { rejection: { type: "reject", errors: fieldErrors, notice: null } };
  }
  const { email: address } = readResult.values;
  if (address === portalLogin.demoEmail && password === portalLogin.demoPassword)
    return { answer: { type: "succeed", notice: { title: portalLogin.success } }, email: address };
  return { answer: { type: "fail", notice: { title: errors.loginWrong } }, email: undefined };
}

import { readForm } from "../forms/read-form.ts";
import type { SubmissionEvent } from "../forms/submission-state.ts";
import type { Messages } from "../messages.ts";
import { loginSchema } from "./schema.ts";

/** What becomes of a sign-in: the refusal of its fields, or its answer, and the email that it may be remembered by. */
type SignIn =
  { refused: SubmissionEvent } | { refused?: undefined; answer: SubmissionEvent; email: string | undefined };

interface SignInFields {
  email?: HTMLInputElement | null | undefined;
  password?: HTMLInputElement | null | undefined;
}

/** Reads a sign-in, and compares it with the one account of the demonstration. */
export function readSignIn(messages: Messages, fields: SignInFields): SignIn {
  const { portalLogin, errors } = messages;
  const data = new FormData();
  for (const name of ["email", "password"] as const) data.set(name, fields[name]?.value ?? "");
  const reading = readForm(loginSchema(messages), data);
  if (!reading.ok) return { refused: { type: "reject", errors: reading.errors, notice: null } };
  const { email, password } = reading.values;
  if (email.toLowerCase() === portalLogin.demoEmail && password === portalLogin.demoPassword)
    return { answer: { type: "succeed", notice: { kind: "success", title: portalLogin.success } }, email };
  const notice = { kind: "failure", title: errors.loginWrong } as const;
  return { answer: { type: "fail", notice }, email: undefined };
}

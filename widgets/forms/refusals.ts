import type { Refusal } from "../backend/outcome.ts";
import type { Messages, NoticeName } from "../messages.ts";
import { EMAIL_ERRORS, type FieldErrors, type Reading } from "../../site/model/submissions/read-fields.ts";
import type { Notice, SubmissionEvent } from "./submission-state.ts";

export const toNotice = (kind: Notice["kind"], name: NoticeName, { notices }: Messages): Notice => ({
  kind,
  ...notices[name],
});

/** Creates the result for invalid fields: errors next to them, and usually a notice. */
export const toRejection = (
  errors: FieldErrors,
  name: NoticeName | undefined,
  messages: Messages,
): SubmissionEvent => ({
  type: "reject",
  errors,
  notice: name ? toNotice("failure", name, messages) : null,
  wayOut: name === "quickIncomplete" ? "direct" : null,
});

/**
 * Creates the result for invalid values, with a notice that something is missing or, if nothing is, that
 * something is invalid.
 * @param incomplete the form's notice for missing values
 */
export function refuse(
  { errors, isIncomplete }: Extract<Reading<unknown>, { ok: false }>,
  { incomplete }: { incomplete?: (errors: FieldErrors) => NoticeName | undefined },
  messages: Messages,
): SubmissionEvent {
  return toRejection(errors, isIncomplete ? incomplete?.(errors) : malformed(errors, messages), messages);
}

function malformed(errors: FieldErrors, messages: Messages): NoticeName {
  const said = Object.values(errors);
  if (Object.values(EMAIL_ERRORS).some((name) => said.includes(messages.errors[name]))) return "emailInvalid";
  return said.includes(messages.errors.phoneDigits) ? "phoneInvalid" : "entryTooLong";
}

/** Creates the result for a submission that could not be stored. */
export const toFailure = (reason: Refusal, name: NoticeName, messages: Messages): SubmissionEvent => ({
  type: "fail",
  notice: toNotice("failure", name, messages),
  wayOut: reason === "too-many" ? "tooMany" : "failed",
});

import type { Refusal } from "../backend/outcome.ts";
import type { Messages, NoticeName } from "../messages.ts";
import { EMAIL_ERRORS, type FieldErrors, type Reading } from "../../site/model/submissions/read-fields.ts";
import type { Notice, SubmissionEvent } from "./submission-state.ts";

export const toNotice = (kind: Notice["kind"], name: NoticeName, { notices }: Messages): Notice => ({
  kind,
  ...notices[name],
});

/** The form says what is wrong with its fields, and most often a notice beside them. */
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
 * What a form says whose values will not do: that something is missing, or else what will not do.
 * @param incomplete the notice of this form when it lacks something
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

/** What a form says that could not be stored. */
export const toFailure = (reason: Refusal, name: NoticeName, messages: Messages): SubmissionEvent => ({
  type: "fail",
  notice: toNotice("failure", name, messages),
  wayOut: reason === "too-many" ? "tooMany" : "failed",
});

import type { Refusal } from "../backend/outcome.ts";
import type { NoticeText } from "../runtime/messages.ts";
import { EMAIL_ERRORS, type FieldErrors, type Reading } from "../../site/model/submissions/read-fields.ts";
import type { ContactReason } from "./contact-links.tsx";
import type { FormMessages } from "../runtime/form-texts.ts";
import type { SubmissionEvent } from "./submission-state.ts";

export interface RefusalOptions {
  /** Returns the notice for missing values, if any. */
  incomplete?: (errors: FieldErrors) => NoticeText | undefined;
  /** Contact links to show with it. */
  incompleteWayOut?: ContactReason;
}

/** Creates the result for invalid fields: errors next to them, and usually a notice. */
export const toRejection = (
  errors: FieldErrors,
  notice?: NoticeText,
  wayOut: ContactReason | null = null,
): SubmissionEvent => ({
  type: "reject",
  errors,
  notice: notice ? { kind: "failure", ...notice } : null,
  wayOut,
});

/**
 * Creates the result for invalid values, with a notice that something is missing or, if nothing is, that
 * something is invalid.
 */
export function refuse(
  { errors, isIncomplete }: Extract<Reading<unknown>, { ok: false }>,
  { incomplete, incompleteWayOut }: RefusalOptions,
  messages: FormMessages,
): SubmissionEvent {
  return isIncomplete
    ? toRejection(errors, incomplete?.(errors), incompleteWayOut)
    : toRejection(errors, malformed(errors, messages));
}

function malformed(found: FieldErrors, { errors, notices }: FormMessages): NoticeText {
  const said = Object.values(found);
  if (Object.values(EMAIL_ERRORS).some((name) => said.includes(errors[name]))) return notices.emailInvalid;
  return said.includes(errors.phoneDigits) ? notices.phoneInvalid : notices.entryTooLong;
}

/** Creates the result for a submission that could not be stored. */
export const toFailure = (reason: Refusal, notice: NoticeText): SubmissionEvent => ({
  type: "fail",
  notice: { kind: "failure", ...notice },
  wayOut: reason === "too-many" ? "tooMany" : "failed",
});

import type { Refusal } from "../backend/outcome.ts";
import type { NoticeText } from "../runtime/messages.ts";
import { EMAIL_ERRORS, type FieldErrors, type FormResult } from "../../site/model/submissions/read-fields.ts";
import type { ContactReason } from "./contact-links.tsx";
import type { FormMessages } from "../runtime/form-message-keys.ts";
import type { SubmissionEvent } from "./submission-state.ts";

export interface RefusalOptions {
  /** Returns the notice to show if required values are missing; undefined for none. */
  incomplete?: (errors: FieldErrors) => NoticeText | undefined;
  /** Why contact links are shown along with that notice. */
  incompleteWayOut?: ContactReason;
}

/** Creates the event for invalid values, with an error next to each field and usually a notice. */
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
 * Creates the event for values that a form refuses. Its notice says that something is missing or, if nothing
 * is missing, that something is invalid.
 */
export function refuse(
  { errors, isIncomplete }: Extract<FormResult<unknown>, { ok: false }>,
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

/** Creates the event for a submission that could not be stored. */
export const toFailure = (reason: Refusal, notice: NoticeText): SubmissionEvent => ({
  type: "fail",
  notice: { kind: "failure", ...notice },
  wayOut: reason === "too-many" ? "tooMany" : "failed",
});

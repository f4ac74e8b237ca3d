import type { NoticeText, FormMessages } from "../../model/tags/tag-description.ts";
import { EMAIL_ERRORS, type FieldErrors, type FormResult } from "../../model/submissions/read-fields.ts";
import type { ContactReason } from "./contact-links.tsx";
import type { SubmissionEvent } from "./submission-state.ts";

export interface RejectionOptions {
  createIncompleteNotice?: (errors: FieldErrors) => NoticeText | undefined;
  incompleteReason?: ContactReason;
}

/**
 * Returns the event for values that failed validation. The notice is about missing values or, if there are
 * none, about invalid ones.
 */
export function createValidationEvent(
  { errors, isIncomplete }: Extract<FormResult<unknown>, { ok: false }>,
  { createIncompleteNotice, incompleteReason }: RejectionOptions,
  messages: FormMessages,
): SubmissionEvent {
  return isIncomplete
    ? { type: "reject", errors, notice: createIncompleteNotice?.(errors), contactReason: incompleteReason }
    : { type: "reject", errors, notice: createMalformedNotice(errors, messages) };
}

function createMalformedNotice(found: FieldErrors, { errors, notices }: FormMessages): NoticeText {
  const errorTexts = Object.values(found);
  if (Object.values(EMAIL_ERRORS).some((name) => errorTexts.includes(errors[name])))
    return notices.emailInvalid;
  return errorTexts.includes(errors.phoneDigits) ? notices.phoneInvalid : notices.entryTooLong;
}

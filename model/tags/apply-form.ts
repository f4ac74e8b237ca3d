import { openingFields, REQUISITION } from "../submissions/resume-fields.ts";
import { RESUME_FILE_MESSAGE_KEYS } from "./resume-form.ts";
import { FORM_MESSAGE_KEYS, RESUME_THANKS_MESSAGE_KEYS, text, type MessageKeys } from "./tag-description.ts";

/** The opening: requisition number, title, trade, and when it closes, with the offset of its place. */
export const applyFormAttributes = {
  job: { maxLength: openingFields.job.limit, pattern: REQUISITION },
  position: text(160),
  trade: text(160),
  closes: text(40),
};

export const applyFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  RESUME_FILE_MESSAGE_KEYS,
  {
    errors: ["name", "phoneOrEmail", "trade", "experience"],
    labels: ["name", "phone", "email", "trade", "experience", "resume", "opening"],
    placeholders: ["phone", "trade", "experience"],
    choices: ["experience"],
    consent: ["application"],
    applyForm: [
      "submit",
      "sending",
      "contact",
      "file",
      "reuse",
      "promise",
      "thanksTitle",
      "thanksText",
      "endedText",
    ],
  },
] as const satisfies readonly MessageKeys[];

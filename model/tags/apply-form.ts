import { resumeFormMessageKeys } from "./resume-form.ts";
import { FORM_MESSAGE_KEYS, RESUME_THANKS_MESSAGE_KEYS, text, type MessageKeys } from "./tag-description.ts";

/** The opening: requisition number, title, and when it closes, with the offset of its place. */
export const applyFormAttributes = {
  job: { maxLength: 8, pattern: /^J-\d{4,6}$/ },
  position: text(160),
  closes: text(40),
};

export const applyFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  {
    errors: ["name", "phoneOrEmail", "trade", "experience"],
    labels: ["name", "phone", "email", "trade", "experience", "resume", "opening"],
    placeholders: ["phone", "trade", "experience"],
    choices: ["experience"],
    consent: ["application"],
    resumeForm: resumeFormMessageKeys[3].resumeForm,
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
    notices: resumeFormMessageKeys[3].notices,
  },
] as const satisfies readonly MessageKeys[];

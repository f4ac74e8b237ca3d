import { resumeFields } from "../../model/submissions/resume-fields.ts";
import { listTextKeys, listLabelKeys } from "../../model/submissions/submission-field.ts";
import { FORM_MESSAGE_KEYS, RESUME_THANKS_MESSAGE_KEYS } from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const resumeFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  {
    errors: [...listTextKeys(resumeFields, "missing"), "resume"],
    labels: [...listLabelKeys(resumeFields), "resume"],
    placeholders: listTextKeys(resumeFields, "placeholder"),
    choices: listTextKeys(resumeFields, "choices"),
    consent: ["application"],
    resumeForm: [
      "submit",
      "sending",
      "limits",
      "drop",
      "remove",
      "progress",
      "uploaded",
      "thanksTitle",
      "thanksText",
      "home",
      "homeHref",
    ],
    notices: [
      "resumeSuccess",
      "resumeRequired",
      "resumeType",
      "resumeSize",
      "resumeEmpty",
      "resumeRtf",
      "resumeLocked",
      "submissionFailed",
    ],
  },
] as const satisfies readonly MessageKeys[];

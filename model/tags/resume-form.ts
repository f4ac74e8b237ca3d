import { resumeFields } from "../submissions/resume-fields.ts";
import {
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  listFieldKeys,
  partnerId,
  type MessageKeys,
} from "./tag-description.ts";

export const resumeFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  // Scripts of pages contain no message keys.
  /* @__PURE__ */ listFieldKeys(resumeFields),
  {
    errors: ["resume"],
    labels: ["resume"],
    consent: ["application"],
    resumeForm: [
      "submit",
      "sending",
      "limits",
      "choose",
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
      "resumeChanged",
      "resumeEmpty",
      "resumeRtf",
      "resumeMarkup",
      "resumeLocked",
      "submissionFailed",
    ],
  },
] as const satisfies readonly MessageKeys[];

export const resumeFormAttributes = { partner: partnerId };

import { resumeFields } from "../submissions/resume-fields.ts";
import {
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  listFieldKeys,
  partnerId,
  type MessageKeys,
} from "./tag-description.ts";

/** Texts of the field for the file, and of the problems of a file. */
export const RESUME_FILE_MESSAGE_KEYS = {
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
    "resumeUnreadable",
    "resumeLocked",
    "submissionFailed",
  ],
} as const satisfies MessageKeys;

export const resumeFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  RESUME_THANKS_MESSAGE_KEYS,
  RESUME_FILE_MESSAGE_KEYS,
  // Scripts of pages contain no message keys.
  /* @__PURE__ */ listFieldKeys(resumeFields),
  {
    resumeForm: ["call"],
    errors: ["resume"],
    labels: ["resume"],
    consent: ["application"],
  },
] as const satisfies readonly MessageKeys[];

export const resumeFormAttributes = { partner: partnerId };

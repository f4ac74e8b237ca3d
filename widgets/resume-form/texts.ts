import { resumeFields } from "../../site/model/submissions/resume-fields.ts";
import { keysOf, labelsOf } from "../../site/model/submissions/submission-field.ts";
import { FORM_TEXTS, REVIEW_TEXTS } from "../runtime/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const resumeFormTexts = [
  FORM_TEXTS,
  REVIEW_TEXTS,
  {
    errors: [...keysOf(resumeFields, "missing"), "resume"],
    labels: [...labelsOf(resumeFields), "resume"],
    placeholders: keysOf(resumeFields, "placeholder"),
    choices: keysOf(resumeFields, "choices"),
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
] as const satisfies readonly TextNames[];

import { contactFields } from "../../site/model/submissions/contact-fields.ts";
import { keysOf, labelsOf } from "../../site/model/submissions/submission-field.ts";
import { ANSWER_TEXTS, CANDIDATES_TEXTS, FORM_TEXTS } from "../runtime/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const contactFormTexts = [
  FORM_TEXTS,
  ANSWER_TEXTS,
  CANDIDATES_TEXTS,
  {
    errors: keysOf(contactFields, "missing"),
    labels: labelsOf(contactFields),
    placeholders: keysOf(contactFields, "placeholder"),
    choices: keysOf(contactFields, "choices"),
    consent: ["request"],
    contactForm: ["submit", "sending"],
    notices: ["leadSuccess", "submissionFailed"],
  },
] as const satisfies readonly TextNames[];

import { ANSWER_TEXTS, CANDIDATES_TEXTS, FORM_TEXTS } from "../runtime/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const employerLeadFormTexts = [
  FORM_TEXTS,
  ANSWER_TEXTS,
  CANDIDATES_TEXTS,
  {
    errors: ["name", "phone", "employer", "contact"],
    labels: ["name", "workEmail", "phone"],
    placeholders: ["email", "phone"],
    consent: ["request", "employer", "contact"],
    employerLeadForm: ["submit", "sending"],
    notices: ["leadSuccess", "submissionFailed"],
  },
] as const satisfies readonly TextNames[];

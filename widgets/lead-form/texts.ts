import { ANSWER_TEXTS, CANDIDATES_TEXTS, FORM_TEXTS } from "../forms/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const leadFormTexts = [
  FORM_TEXTS,
  ANSWER_TEXTS,
  CANDIDATES_TEXTS,
  {
    errors: ["role", "company"],
    labels: ["company", "role", "email", "workEmail", "phone", "location", "urgency", "standard", "urgent"],
    placeholders: ["role", "email", "phone"],
    consent: ["request"],
    fallback: ["direct"],
    leadForm: ["submit", "sending", "hint"],
    notices: ["quickIncomplete", "quickSuccess", "submissionFailed"],
  },
] as const satisfies readonly TextNames[];

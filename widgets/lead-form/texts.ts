import { ANSWER_TEXTS, CANDIDATES_TEXTS, DIRECT_TEXTS, FORM_TEXTS } from "../runtime/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const leadFormTexts = [
  FORM_TEXTS,
  ANSWER_TEXTS,
  CANDIDATES_TEXTS,
  DIRECT_TEXTS,
  {
    errors: ["role", "company"],
    labels: ["company", "role", "email", "workEmail", "phone", "location", "urgency", "standard", "urgent"],
    placeholders: ["role", "email", "phone"],
    consent: ["request"],
    leadForm: ["submit", "sending", "hint"],
    notices: ["quickIncomplete", "quickSuccess", "submissionFailed"],
  },
] as const satisfies readonly TextNames[];

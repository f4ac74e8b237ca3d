import { FORM_TEXTS } from "../runtime/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const salaryReportFormTexts = [
  FORM_TEXTS,
  {
    labels: ["workEmail"],
    placeholders: ["email"],
    consent: ["report"],
    salaryReportForm: ["submit", "sending"],
    notices: ["salaryEmpty", "salarySuccess", "salaryFailed"],
  },
] as const satisfies readonly TextNames[];

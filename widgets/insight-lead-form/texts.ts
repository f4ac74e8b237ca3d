import { ANSWER_TEXTS, FORM_TEXTS } from "../runtime/form-texts.ts";
import type { TextNames } from "../runtime/text-names.ts";

export const insightLeadFormTexts = [
  FORM_TEXTS,
  ANSWER_TEXTS,
  {
    errors: ["role"],
    labels: ["role", "workEmail", "phone"],
    placeholders: ["role", "email"],
    consent: ["request"],
    insightLeadForm: ["submit", "sending", "remoteWorkDetails", "talentRetentionDetails"],
    notices: ["insightIncomplete", "insightFailed", "remoteWorkSuccess", "talentRetentionSuccess"],
  },
] as const satisfies readonly TextNames[];

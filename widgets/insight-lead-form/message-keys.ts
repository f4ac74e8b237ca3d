import { FORM_MESSAGE_KEYS } from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const insightLeadFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  {
    thanks: ["received", "by", "answer", "answerWithin"],
    errors: ["role"],
    labels: ["role", "workEmail", "phone"],
    placeholders: ["role", "email"],
    consent: ["request"],
    insightLeadForm: ["submit", "sending", "remoteWorkDetails", "talentRetentionDetails"],
    notices: ["insightIncomplete", "insightFailed", "remoteWorkSuccess", "talentRetentionSuccess"],
  },
] as const satisfies readonly MessageKeys[];

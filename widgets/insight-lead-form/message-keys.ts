import { EMPLOYER_THANKS_MESSAGE_KEYS, FORM_MESSAGE_KEYS } from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const insightLeadFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  EMPLOYER_THANKS_MESSAGE_KEYS,
  {
    errors: ["role"],
    labels: ["role", "workEmail", "phone"],
    placeholders: ["role", "email"],
    consent: ["request"],
    insightLeadForm: ["submit", "sending", "remoteWorkDetails", "talentRetentionDetails"],
    notices: ["insightIncomplete", "insightFailed", "remoteWorkSuccess", "talentRetentionSuccess"],
  },
] as const satisfies readonly MessageKeys[];

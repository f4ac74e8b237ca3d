import {
  EMPLOYER_THANKS_MESSAGE_KEYS,
  QUICK_FORM_FALLBACK_MESSAGE_KEYS,
  FORM_MESSAGE_KEYS,
} from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const leadFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  EMPLOYER_THANKS_MESSAGE_KEYS,
  QUICK_FORM_FALLBACK_MESSAGE_KEYS,
  {
    errors: ["role", "company"],
    labels: ["company", "role", "email", "workEmail", "phone", "location", "urgency", "standard", "urgent"],
    placeholders: ["role", "email", "phone"],
    consent: ["request"],
    leadForm: ["submit", "sending", "hint"],
    notices: ["quickIncomplete", "quickSuccess", "submissionFailed"],
  },
] as const satisfies readonly MessageKeys[];

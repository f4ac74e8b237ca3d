import { EMPLOYER_THANKS_MESSAGE_KEYS, FORM_MESSAGE_KEYS } from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const employerLeadFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  EMPLOYER_THANKS_MESSAGE_KEYS,
  {
    errors: ["name", "phone", "employer", "contact"],
    labels: ["name", "workEmail", "phone"],
    placeholders: ["email", "phone"],
    consent: ["request", "employer", "contact"],
    employerLeadForm: ["submit", "sending"],
    notices: ["leadSuccess", "submissionFailed"],
  },
] as const satisfies readonly MessageKeys[];

import { FORM_MESSAGE_KEYS } from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const salaryReportFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  {
    labels: ["workEmail"],
    placeholders: ["email"],
    consent: ["report"],
    salaryReportForm: ["submit", "sending"],
    notices: ["salaryEmpty", "salarySuccess", "salaryFailed"],
  },
] as const satisfies readonly MessageKeys[];

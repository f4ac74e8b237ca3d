import { FORM_MESSAGE_KEYS, partnerId, type MessageKeys } from "./tag-description.ts";

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

export const salaryReportFormAttributes = { partner: partnerId };

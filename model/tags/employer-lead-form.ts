import {
  EMPLOYER_THANKS_MESSAGE_KEYS,
  FORM_MESSAGE_KEYS,
  contextName,
  partnerId,
  type MessageKeys,
} from "./tag-description.ts";

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

export const employerLeadFormAttributes = { context: contextName, partner: partnerId };

import {
  EMPLOYER_THANKS_MESSAGE_KEYS,
  QUICK_FORM_FALLBACK_MESSAGE_KEYS,
  FORM_MESSAGE_KEYS,
  contextName,
  flag,
  oneOf,
  partnerId,
  text,
  type MessageKeys,
} from "./tag-description.ts";

export const leadFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  EMPLOYER_THANKS_MESSAGE_KEYS,
  QUICK_FORM_FALLBACK_MESSAGE_KEYS,
  {
    errors: ["role", "emailOrPhone"],
    thanks: ["urgentWithin"],
    labels: ["company", "role", "email", "workEmail", "phone", "location", "urgency", "standard", "urgent"],
    placeholders: ["role", "email", "phone"],
    consent: ["request"],
    leadForm: ["submit", "sending", "hint", "choice"],
    notices: ["quickIncomplete", "quickSuccess", "submissionFailed"],
  },
] as const satisfies readonly MessageKeys[];

export const embeddedLeadFormAttributes = {
  context: contextName,
  urgency: flag,
  heading: text(80),
  layout: oneOf(["stack", "row"]),
  submit: text(40),
  partner: partnerId,
};

/** On our own pages, the form also knows the page's subject: a role, or a place, which adds the location field. */
export const leadFormAttributes = { ...embeddedLeadFormAttributes, position: text(160), location: text(160) };

import { contactFields } from "../../model/submissions/contact-fields.ts";
import { listTextKeys, listLabelKeys } from "../../model/submissions/submission-field.ts";
import { EMPLOYER_THANKS_MESSAGE_KEYS, FORM_MESSAGE_KEYS } from "../runtime/form-message-keys.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const contactFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  EMPLOYER_THANKS_MESSAGE_KEYS,
  {
    errors: listTextKeys(contactFields, "missing"),
    labels: listLabelKeys(contactFields),
    placeholders: listTextKeys(contactFields, "placeholder"),
    choices: listTextKeys(contactFields, "choices"),
    consent: ["request"],
    contactForm: ["submit", "sending"],
    notices: ["leadSuccess", "submissionFailed"],
  },
] as const satisfies readonly MessageKeys[];

import { contactFields } from "../submissions/form-fields.ts";
import {
  EMPLOYER_THANKS_MESSAGE_KEYS,
  FORM_MESSAGE_KEYS,
  listFieldKeys,
  partnerId,
  type MessageKeys,
} from "./tag-description.ts";

export const contactFormMessageKeys = [
  FORM_MESSAGE_KEYS,
  EMPLOYER_THANKS_MESSAGE_KEYS,
  // Scripts of pages contain no message keys.
  /* @__PURE__ */ listFieldKeys(contactFields),
  {
    consent: ["request"],
    contactForm: ["submit", "sending"],
    notices: ["leadSuccess", "submissionFailed"],
  },
] as const satisfies readonly MessageKeys[];

export const contactFormAttributes = { partner: partnerId };

import { contextName, flag, oneOf, partnerId, text } from "../runtime/attribute-rules.ts";

export const leadFormAttributes = {
  context: contextName,
  urgency: flag,
  heading: text(80),
  layout: oneOf(["stack", "row"]),
  submit: text(40),
  partner: partnerId,
};

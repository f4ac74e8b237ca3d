import { widget } from "../runtime/widget.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactFormAttributes } from "./attributes.ts";

export const contactFormWidget = widget({
  tag: "contact-form",
  attributes: contactFormAttributes,
  Component: ContactForm,
});

import { widget } from "../runtime/widget.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactFormAttributes } from "./schema.ts";

/** `<contact-form>`: its name, attributes and component. */
export const contactFormWidget = widget({
  tag: "contact-form",
  attributes: ContactFormAttributes,
  Component: ContactForm,
});

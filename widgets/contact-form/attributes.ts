import * as z from "zod/mini";
import { contactFields } from "../../site/model/submissions/contact-fields.ts";
import { formSchema } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<contact-form>`. */
export const ContactFormAttributes = z.strictObject({ partner: partnerId() });

export type ContactFormProps = z.infer<typeof ContactFormAttributes>;

/** The form's values. */
export const contactSchema = ({ errors }: Messages) => formSchema(contactFields, errors);

import * as z from "zod/mini";
import { textSchema } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";
import { contactFields } from "./fields.ts";

/** Attributes of `<contact-form>`. */
export const ContactFormAttributes = z.strictObject({ partner: partnerId() });

export type ContactFormProps = z.infer<typeof ContactFormAttributes>;

/** The form's values. */
export const contactSchema = ({ errors }: Messages) => textSchema(contactFields, errors);

import { partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

/** Attributes of `<contact-form>`. */
export const contactFormAttributes = { partner: partnerId };

export type ContactFormProps = AttributesOf<typeof contactFormAttributes>;

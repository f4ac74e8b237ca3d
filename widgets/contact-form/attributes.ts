import { partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

export const contactFormAttributes = { partner: partnerId };

export type ContactFormProps = AttributesOf<typeof contactFormAttributes>;

import { partnerId } from "../runtime/attribute-rules.ts";

export const contactFormAttributes = { partner: partnerId };

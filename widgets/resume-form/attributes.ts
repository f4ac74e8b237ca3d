import { partnerId } from "../runtime/attribute-rules.ts";

export const resumeFormAttributes = { partner: partnerId };

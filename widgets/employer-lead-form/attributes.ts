import { contextName, partnerId } from "../runtime/attribute-rules.ts";

export const employerLeadFormAttributes = { context: contextName, partner: partnerId };

import { contextName, partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

export const employerLeadFormAttributes = { context: contextName, partner: partnerId };

export type EmployerLeadFormProps = AttributesOf<typeof employerLeadFormAttributes>;

import { partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

export const resumeFormAttributes = { partner: partnerId };

export type ResumeFormProps = AttributesOf<typeof resumeFormAttributes>;

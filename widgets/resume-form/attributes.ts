import { partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

/** Attributes of `<resume-form>`. */
export const resumeFormAttributes = { partner: partnerId };

export type ResumeFormProps = AttributesOf<typeof resumeFormAttributes>;

import type { AttributeRules } from "../runtime/attribute-rules.ts";

export const portalLoginAttributes = {} satisfies AttributeRules;

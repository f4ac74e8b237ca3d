import type { AttributeRules } from "../runtime/attribute-rules.ts";

/** `<portal-login>` has no attributes. */
export const portalLoginAttributes = {} satisfies AttributeRules;

import { COMMON_ATTRIBUTES } from "../../../widgets/embed/common-attributes.ts";
import { LANGUAGES } from "../languages.ts";

/** Attributes of every embedded tag, with their values. Without `lang`, the language around the tag applies. */
export const EMBED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...COMMON_ATTRIBUTES,
  lang: Object.keys(LANGUAGES),
};

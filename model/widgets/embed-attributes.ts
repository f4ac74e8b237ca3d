import { COMMON_ATTRIBUTES } from "../../widgets/embed/common-attributes.ts";
import { LANGUAGE_CODES } from "../languages.ts";

/**
 * Attributes of every embedded tag, with their valid values. Without `lang`, the language of the surrounding
 * element applies.
 */
export const EMBED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...COMMON_ATTRIBUTES,
  lang: LANGUAGE_CODES,
};

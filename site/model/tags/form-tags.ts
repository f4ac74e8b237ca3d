import { TAGS_WITHOUT_BACKEND, TAG_ATTRIBUTES } from "../../../widgets/tags.ts";

/**
 * Tags of the forms that visitors send and that pages count. The header is not included although it contains
 * a `<lead-form>`.
 */
export const FORM_TAGS: readonly string[] = [...TAG_ATTRIBUTES.keys()].filter(
  (tag) => tag !== "site-header" && !TAGS_WITHOUT_BACKEND.includes(tag),
);

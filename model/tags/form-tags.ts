import { TAGS_WITHOUT_BACKEND, TAG_ATTRIBUTES } from "../../widgets/tags.ts";

/**
 * Tags of the forms that visitors can submit, and whose use is counted. Excludes the header, although it contains a
 * `<lead-form>`.
 */
export const FORM_TAGS: readonly string[] = [...TAG_ATTRIBUTES.keys()].filter(
  (tag) => tag !== "site-header" && !TAGS_WITHOUT_BACKEND.includes(tag),
);

/**
 * Valid values of an attribute: keywords, or text with a maximum length and a pattern. Shared by the pages,
 * the build and the editor.
 */
export interface AttributeRule {
  words?: readonly string[];
  maxLength?: number;
  pattern?: RegExp;
}

/**
 * Rules for a tag's attributes. All attributes are optional strings, because the library r2wc throws on invalid JSON
 * attributes and ignores boolean attributes without a value.
 */
export type AttributeRules = Readonly<Record<string, AttributeRule>>;

export type AttributesOf<Rules extends AttributeRules> = {
  [Name in keyof Rules]?:
    | (Rules[Name] extends { words: readonly (infer Word)[] } ? Word : string)
    | undefined;
};

export const oneOf = <const Words extends readonly string[]>(words: Words) => ({ words });

export const flag = oneOf(["true", "false"]);

/** Rule for free text. `maxLength` is in UTF-16 code units. */
export const text = (maxLength: number) => ({ maxLength });

export const contextName = { maxLength: 80, pattern: /^[a-z0-9]+(_[a-z0-9]+)*$/ };

/** Rule for partner ids, which are stored with submissions: lowercase letters, digits and hyphens. */
export const partnerId = { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ };

export const isAllowed = (
  { words, maxLength = Infinity, pattern = /^/ }: AttributeRule,
  value: unknown,
): boolean =>
  typeof value === "string" &&
  value.length <= maxLength &&
  pattern.test(value) &&
  (words === undefined || words.includes(value));

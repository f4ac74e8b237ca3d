/**
 * Valid values of an attribute: keywords, or text with a length limit and pattern. Plain data, used by pages,
 * build and editor.
 */
export interface AttributeRule {
  words?: readonly string[];
  maxLength?: number;
  pattern?: RegExp;
}

/**
 * A tag's attributes. All are optional strings: invalid JSON would throw in a constructor, and r2wc ignores a
 * boolean attribute without a value.
 */
export type AttributeRules = Readonly<Record<string, AttributeRule>>;

/** Types of the attributes that rules describe. */
export type AttributesOf<Rules extends AttributeRules> = {
  [Name in keyof Rules]?:
    (Rules[Name] extends { words: readonly (infer Word)[] } ? Word : string) | undefined;
};

export const oneOf = <const Words extends readonly string[]>(words: Words) => ({ words });

/** "true" or "false"; the default is "false". */
export const flag = oneOf(["true", "false"]);

/** Free text; `maxLength` is in UTF-16 code units. */
export const text = (maxLength: number) => ({ maxLength });

export const contextName = { maxLength: 80, pattern: /^[a-z0-9]+(_[a-z0-9]+)*$/ };

/** Partner id, stored with the submission: lowercase letters, digits and hyphens. */
export const partnerId = { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ };

export const isAllowed = (
  { words, maxLength = Infinity, pattern = /^/ }: AttributeRule,
  value: unknown,
): boolean =>
  typeof value === "string" &&
  value.length <= maxLength &&
  pattern.test(value) &&
  (words === undefined || words.includes(value));

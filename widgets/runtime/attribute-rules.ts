/** What an attribute takes: one of a few keywords, or a text of a length and a pattern. Plain data, which pages, build and editor read. */
export interface AttributeRule {
  words?: readonly string[];
  /** In UTF-16 code units. */
  maxLength?: number;
  pattern?: RegExp;
}

/** A tag's attributes: every one optional, every value a string, since bad JSON throws in a constructor and a bare boolean is ignored. */
export type AttributeRules = Readonly<Record<string, AttributeRule>>;

/** The values of a tag's attributes, as its rules have them. */
export type AttributesOf<Rules extends AttributeRules> = {
  [Name in keyof Rules]?:
    (Rules[Name] extends { words: readonly (infer Word)[] } ? Word : string) | undefined;
};

/** One of a few keywords. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => ({ words });

/** "true" or "false"; a missing attribute means "false". */
export const flag = oneOf(["true", "false"]);

/** Free text of at most `maxLength` characters. */
export const text = (maxLength: number) => ({ maxLength });

/**
 * The place that a form stands in, as it is stored: lowercase letters, digits and underscores. Our own pages use those that the content
 * declares, to which the build holds them; a partner may use any.
 */
export const contextName = { maxLength: 80, pattern: /^[a-z0-9]+(_[a-z0-9]+)*$/ };

/** A partner's name in the stored submission: lowercase letters, digits and hyphens. */
export const partnerId = { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ };

/** Whether an attribute may have a value. */
export const isAllowed = (
  { words, maxLength = Infinity, pattern = /^/ }: AttributeRule,
  value: unknown,
): boolean =>
  typeof value === "string" &&
  value.length <= maxLength &&
  pattern.test(value) &&
  (words === undefined || words.includes(value));

import type { TypedFields } from "../submissions/submission-field.ts";

/**
 * Valid values of an attribute: keywords, or text with a maximum length and a pattern. Shared by the pages,
 * the build and the editor.
 */
export interface AttributeRule {
  words?: readonly string[];
  maxLength?: number;
  pattern?: RegExp;
  /** The valid values in words, if neither the pattern nor the maximum length says it. */
  expected?: string;
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

const QUOTES_AND_INVISIBLE =
  /["'`\u00ab\u00ad\u00b4\u00bb\u200b-\u200f\u2018-\u201f\u2032\u2033\u2039\u203a\u2060\ufeff]/g;

/** Returns a partner id or other name without what word processors add: curly quotes, no-break spaces, capitals. */
export const cleanName = (name: string): string =>
  name.replace(QUOTES_AND_INVISIBLE, "").trim().toLowerCase();

export const isAllowed = (
  { words, maxLength = Infinity, pattern = /^/ }: AttributeRule,
  value: unknown,
): boolean =>
  typeof value === "string" &&
  value.length <= maxLength &&
  pattern.test(value) &&
  (words === undefined || words.includes(value));

/** Message keys by group, as in `content/_data/messages.yaml`. */
export type MessageKeys = Readonly<Record<string, readonly string[]>>;

/** What content, build and partners need to know of a widget. */
export interface TagDescription {
  attributes: AttributeRules;
  messageKeys: readonly MessageKeys[];
}

export const FORM_MESSAGE_KEYS = {
  errors: ["emailAt", "emailSeveral", "emailName", "emailDomain", "emailRequired", "phoneDigits", "tooLong"],
  labels: ["optional", "trap", "emailQuestion"],
  consent: ["version", "privacy", "privacyHref"],
  fallback: ["failed", "tooMany", "email", "phone", "reference"],
  waiting: ["sending"],
  thanks: ["sent", "again"],
  notices: ["emailInvalid", "phoneInvalid", "entryTooLong"],
  dismiss: ["label"],
} as const satisfies MessageKeys;

export const EMPLOYER_THANKS_MESSAGE_KEYS = {
  thanks: ["received", "by", "answer", "answerWithin", "candidates", "candidatesWithin", "schedule"],
} as const satisfies MessageKeys;

export const RESUME_THANKS_MESSAGE_KEYS = {
  thanks: ["received", "by", "review", "reviewWithin", "contact", "contactWithin", "schedule"],
} as const satisfies MessageKeys;

/**
 * Message key of the quick form's contact links, shown if a submission contains neither an email address nor
 * a phone number.
 */
export const QUICK_FORM_FALLBACK_MESSAGE_KEYS = { fallback: ["direct"] } as const satisfies MessageKeys;

/** Message keys of the receipt link. Loaded after submission, on our own pages only. */
export const RECEIPT_LINK_MESSAGE_KEYS = {
  thanks: ["keep", "keepNote", "keepReport", "keepMailed", "keepOnly", "copy", "copied", "receiptHref"],
} as const satisfies MessageKeys;

/** Message key of the note above a form that sends nothing. */
export const SANDBOX_MESSAGE_KEYS = { sandbox: ["note"] } as const satisfies MessageKeys;

/**
 * Message keys that the shared form components may use. No form has all of them: each has only those of its
 * own thank-you message, and only the quick form has `QUICK_FORM_FALLBACK_MESSAGE_KEYS`.
 */
export type FormMessageKeys = readonly [
  typeof FORM_MESSAGE_KEYS,
  typeof EMPLOYER_THANKS_MESSAGE_KEYS,
  typeof RESUME_THANKS_MESSAGE_KEYS,
  typeof QUICK_FORM_FALLBACK_MESSAGE_KEYS,
];
export type FormMessages = MessagesOf<FormMessageKeys>;

type KeysOf<List> = List extends unknown ? keyof List : never;
type NamesOf<List, Group extends PropertyKey> =
  List extends Readonly<Record<Group, readonly (infer Name extends string)[]>> ? Name : never;

export interface NoticeText {
  title: string;
  text?: string | undefined;
}

export type MessageTable = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Messages with the given keys: notices have a title and text, choices are arrays, others are strings. */
export type MessagesOf<Lists extends readonly MessageKeys[]> = {
  [Group in KeysOf<Lists[number]>]: Record<
    NamesOf<Lists[number], Group>,
    Group extends "notices" ? NoticeText : Group extends "choices" ? string[] : string
  >;
};

type LabelOf<Fields extends TypedFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { label: infer Label extends string } ? Label : Name;
}[keyof Fields & string];

type TextKey = "missing" | "invalid" | "placeholder" | "choices";

type TextKeysOf<Fields extends TypedFields, Property extends TextKey> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<Property, infer Key extends string>>
    ? Key
    : never;
}[keyof Fields];

/** Lists the message keys of a form's fields. */
export function listFieldKeys<Fields extends TypedFields>(fields: Fields) {
  const list = <Property extends TextKey>(property: Property) =>
    Object.values(fields).flatMap((field) => field[property] ?? []) as TextKeysOf<Fields, Property>[];
  return {
    errors: [...list("missing"), ...list("invalid")],
    labels: Object.entries(fields).map(([name, { label = name }]) => label) as LabelOf<Fields>[],
    placeholders: list("placeholder"),
    choices: list("choices"),
  };
}

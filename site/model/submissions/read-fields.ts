import { readEmail } from "./email-address.ts";
import { cleanPhone, isPhone } from "./phone-number.ts";
import type { FieldKind } from "./submission-field.ts";
import { isBlank } from "./visible-text.ts";

/** A field as one form asks for it: what it takes, and what is said where it must not be empty. */
export interface AskedField {
  kind?: FieldKind;
  /** The longest value in characters. */
  limit?: number;
  /** Key of the message for an empty value. Without it the field may stay empty. */
  missing?: string | undefined;
  /** Key of its label, where it is not the field's own name. */
  label?: string;
}

/** What a form asks, by the names of its controls. */
export type AskedFields = Readonly<Record<string, AskedField>>;

/** Messages beside fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form's values, or what is wrong with them. */
export type Reading<Values> =
  | { ok: true; values: Values }
  | {
      ok: false;
      errors: FieldErrors;
      /** Whether something that must be given is not; otherwise all is there, and part of it will not do. */
      isIncomplete: boolean;
    };

/** Keys of the messages about an address, by what is wrong with it. */
export const EMAIL_ERRORS = {
  at: "emailAt",
  several: "emailSeveral",
  name: "emailName",
  domain: "emailDomain",
} as const;

/** What is stored of a text; an address that will not do stays as it was typed. */
function cleaned(typed: string, kind: FieldKind | undefined): string {
  if (isBlank(typed)) return "";
  if (kind === "email") return readEmail(typed).email ?? typed.trim();
  return kind === "phone" ? cleanPhone(typed) : typed.trim();
}

/** Counts characters as the database does: an emoji is one, although JavaScript's `length` says two. */
export const countCharacters = (text: string): number => [...text].length;

/** What is wrong with a text that is there; undefined when nothing is. A text that is too long is refused, never cut. */
function faultOf(
  text: string,
  { kind, limit = Infinity }: AskedField,
  errors: FieldErrors,
): string | undefined {
  const count = countCharacters(text);
  if (count > limit)
    return (errors["tooLong"] ?? "").replace("{max}", String(limit)).replace("{count}", String(count));
  if (kind === "phone") return isPhone(text) ? undefined : (errors["phoneDigits"] ?? "");
  const fault = kind === "email" ? readEmail(text).fault : undefined;
  return fault && (errors[EMAIL_ERRORS[fault]] ?? "");
}

/**
 * Reads what a form asks, in the browser and on the server alike: texts are cleaned, and each field gets its first error.
 * @param data what was typed, by name; a box that is not ticked, and a field that is not shown, is absent
 * @param errors the messages, by their keys
 */
export function readFields<Fields extends AskedFields>(
  fields: Fields,
  data: { get: (name: string) => unknown },
  errors: FieldErrors,
): Reading<Record<keyof Fields, string>> {
  const values: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  let isIncomplete = false;
  for (const [name, field] of Object.entries<AskedField>(fields)) {
    const typed = data.get(name);
    const text = typeof typed === "string" ? cleaned(typed, field.kind) : "";
    values[name] = text;
    const isEmpty = field.kind === "consent" ? text !== "on" : text === "";
    const { missing } = field;
    const isMissing = isEmpty && missing !== undefined;
    const error = isMissing ? (errors[missing] ?? "") : isEmpty ? undefined : faultOf(text, field, errors);
    if (error !== undefined) wrong[name] = error;
    isIncomplete ||= isMissing;
  }
  if (Object.keys(wrong).length > 0) return { ok: false, errors: wrong, isIncomplete };
  return { ok: true, values: values as Record<keyof Fields, string> };
}

import { parseEmail } from "./email-address.ts";
import { normalizePhone, isPhone } from "./phone-number.ts";
import type { FieldKind, TypedField } from "./submission-field.ts";
import { countCharacters, isBlank, parseDay } from "./typed-text.ts";

/** A form's field. Unlike the fields of the database tables, it may be in only one form, or not be stored. */
export interface FormField extends Partial<Omit<TypedField, "kind" | "missing">> {
  /** `name` is a full name, and `urgency` the quick form's choice. */
  kind?: FieldKind | "name" | "urgency";
  missing?: string | undefined;
  /** The text that the field has at first. */
  value?: string | undefined;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** Fields with the column that stores each value. A full name is stored in two columns, of which this is the first. */
export type StoredFields = Readonly<Record<string, FormField & { column: string }>>;

export type FieldErrors = Readonly<Record<string, string>>;

export type FormResult<Values> =
  | { ok: true; values: Values }
  | {
      ok: false;
      errors: FieldErrors;
      /** Whether an error is due to an empty required field, as opposed to an invalid value. */
      isIncomplete: boolean;
    };

export const EMAIL_ERRORS = {
  at: "emailAt",
  several: "emailSeveral",
  name: "emailName",
  domain: "emailDomain",
} as const;

function normalize(input: string, kind: FormField["kind"]): string {
  if (isBlank(input)) return "";
  if (kind === "email") return parseEmail(input).email ?? input.trim();
  if (kind === "date") return parseDay(input.trim()) ?? input.trim();
  return kind === "phone" ? normalizePhone(input) : input.trim();
}

/**
 * Describes what is wrong with a non-empty value. Returns undefined if it is valid. Overlong values are
 * rejected rather than truncated.
 */
function findError(
  text: string,
  { kind, limit = Infinity, invalid = "" }: FormField,
  errors: FieldErrors,
): string | undefined {
  const count = countCharacters(text);
  if (count > limit)
    return (errors["tooLong"] ?? "").replace("{max}", String(limit)).replace("{count}", String(count));
  if (kind === "phone") return isPhone(text) ? undefined : (errors["phoneDigits"] ?? "");
  if (kind === "date") return parseDay(text) === undefined ? (errors[invalid] ?? "") : undefined;
  const error = kind === "email" ? parseEmail(text).error : undefined;
  return error && (errors[EMAIL_ERRORS[error]] ?? "");
}

/**
 * Reads and validates a form's values, both in the browser and on the server. Values are normalized. For each
 * invalid field, the first error is returned.
 * @param data submitted values, without unchecked boxes and fields that the form does not show
 * @param errors messages by key
 */
export function readFields<Fields extends FormFields>(
  fields: Fields,
  data: { get: (name: string) => unknown },
  errors: FieldErrors,
): FormResult<Record<keyof Fields, string>> {
  const values: Record<string, string> = {};
  const errorsByField: Record<string, string> = {};
  let isIncomplete = false;
  for (const [name, field] of Object.entries<FormField>(fields)) {
    const input = data.get(name);
    const text = typeof input === "string" ? normalize(input, field.kind) : "";
    values[name] = text;
    const isEmpty = field.kind === "consent" ? text !== "on" : text === "";
    const { missing } = field;
    const isMissing = isEmpty && missing !== undefined;
    const error = isMissing ? (errors[missing] ?? "") : isEmpty ? undefined : findError(text, field, errors);
    if (error !== undefined) errorsByField[name] = error;
    isIncomplete ||= isMissing;
  }
  if (Object.keys(errorsByField).length > 0) return { ok: false, errors: errorsByField, isIncomplete };
  return { ok: true, values: values as Record<keyof Fields, string> };
}

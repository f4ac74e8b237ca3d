import type * as z from "zod/mini";

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

/** Issues of a value that is not there: an empty text, a box that is not ticked. */
const MISSING = ["too_small", "invalid_type", "invalid_value"];

/** Holds a form's data against a schema; each field gets its first error. */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: FormData,
): Reading<z.output<Schema>> {
  const result = schema.safeParse(Object.fromEntries(data));
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, string> = {};
  let isIncomplete = false;
  for (const { code, path, message } of result.error.issues) {
    const field = String(path[0]);
    if (field in errors) continue;
    errors[field] = message;
    isIncomplete ||= MISSING.includes(code);
  }
  return { ok: false, errors, isIncomplete };
}

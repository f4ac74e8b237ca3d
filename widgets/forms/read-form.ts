import type * as z from "zod/mini";

/** Messages beside fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form's values, or what is wrong with them. */
export type Reading<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/** Holds a form's data against a schema; each field gets its first error. */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: FormData,
): Reading<z.output<Schema>> {
  const result = schema.safeParse(Object.fromEntries(data));
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}

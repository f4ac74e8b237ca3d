import type { TypedFields } from "./submission-field.ts";

/** The values of a form's fields. */
export type FormValues<Fields extends TypedFields> = Record<keyof Fields, string>;

/** The columns of a form's fields. */
export type FormColumns<Fields extends TypedFields> = Record<Fields[keyof Fields]["column"], string | null>;

/** The columns of a form's values. A field that may stay empty is stored as null when it is. */
export function toColumns<Fields extends TypedFields>(fields: Fields, values: FormValues<Fields>) {
  const columns = Object.entries(fields).map(([name, { column, missing }]) => {
    const value = values[name] ?? "";
    return [column, value === "" && missing === undefined ? null : value];
  });
  return Object.fromEntries(columns) as FormColumns<Fields>;
}

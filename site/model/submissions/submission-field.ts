/**
 * Type of a field, which determines validation, control and display. A field without a type is a line of text.
 */
export type FieldKind = "lines" | "email" | "phone" | "choice" | "consent" | "file";

export interface SubmissionField {
  column: string;
  kind?: FieldKind;
  /** Maximum length in Unicode code points, like PostgreSQL's `char_length`; undefined for a consent. */
  limit?: number;
  /** Key of `errors` in `messages.yaml` for an empty value. If absent, the field is optional. */
  missing?: string;
  /** Key of `labels` in `messages.yaml`, if it differs from the field's name. */
  label?: string;
  /** False to omit the field from the receipt. */
  inReceipt?: false;
}

export type SubmissionFields = Readonly<Record<string, SubmissionField>>;

export interface TypedField extends SubmissionField {
  kind?: "lines" | "email" | "phone" | "choice";
  limit: number;
  /** Autocomplete token, if the type does not imply one. */
  autocomplete?: "given-name" | "family-name" | "organization" | "organization-title";
  /** Key of `placeholders` in `messages.yaml`. */
  placeholder?: string;
  choices?: string;
}

export type TypedFields = Readonly<Record<string, TypedField>>;

type LabelOf<Fields extends SubmissionFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { label: infer Label extends string } ? Label : Name;
}[keyof Fields & string];

type TextKey = "missing" | "placeholder" | "choices";

/** Keys of one kind of text that the fields reference. */
type KeysOf<Fields extends TypedFields, Part extends TextKey> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<Part, infer Key extends string>> ? Key : never;
}[keyof Fields];

export const labelsOf = <Fields extends SubmissionFields>(fields: Fields) =>
  Object.entries(fields).map(([name, { label = name }]) => label) as LabelOf<Fields>[];

export const keysOf = <Fields extends TypedFields, Part extends TextKey>(fields: Fields, part: Part) =>
  Object.values(fields).flatMap((field) => field[part] ?? []) as KeysOf<Fields, Part>[];

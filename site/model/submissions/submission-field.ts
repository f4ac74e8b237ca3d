/** What a field takes, which decides how it is checked, drawn and shown. Without a kind it takes one line of text. */
export type FieldKind = "lines" | "email" | "phone" | "choice" | "consent" | "file";

/** One thing that a form asks for, and the column that stores it. */
export interface SubmissionField {
  column: string;
  kind?: FieldKind;
  /** The longest value in characters (Unicode code points, as PostgreSQL's `char_length` counts them); a consent has none. */
  limit?: number;
  /** Key of `errors` in `messages.yaml`: what a visitor reads who left it empty. Without it the field may stay empty. */
  missing?: string;
  /** Key of `labels` in `messages.yaml`, where it is not the field's own name. */
  label?: string;
  /** False where the sender's receipt leaves it out. */
  inReceipt?: false;
}

/** Fields by their names, which are those of the form's controls. */
export type SubmissionFields = Readonly<Record<string, SubmissionField>>;

/** A field that visitors type or choose. */
export interface TypedField extends SubmissionField {
  kind?: "lines" | "email" | "phone" | "choice";
  limit: number;
  /** What browsers may fill in by themselves, where the kind does not say it. */
  autocomplete?: "given-name" | "family-name" | "organization" | "organization-title";
  /** Key of `placeholders` in `messages.yaml`. */
  placeholder?: string;
  /** Key of `choices` in `messages.yaml`, for a choice. */
  choices?: string;
}

export type TypedFields = Readonly<Record<string, TypedField>>;

/** The keys of the fields' labels. */
export type LabelOf<Fields extends SubmissionFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { label: infer Label extends string } ? Label : Name;
}[keyof Fields & string];

type TextKey = "missing" | "placeholder" | "choices";

/** The keys that fields give for one kind of text. */
export type KeysOf<Fields extends TypedFields, Part extends TextKey> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<Part, infer Key extends string>> ? Key : never;
}[keyof Fields];

/** The keys of the fields' labels, in the form's order. */
export const labelsOf = <Fields extends SubmissionFields>(fields: Fields) =>
  Object.entries(fields).map(([name, { label = name }]) => label) as LabelOf<Fields>[];

/** The keys that fields give for one kind of text, in the form's order. */
export const keysOf = <Fields extends TypedFields, Part extends TextKey>(fields: Fields, part: Part) =>
  Object.values(fields).flatMap((field) => field[part] ?? []) as KeysOf<Fields, Part>[];

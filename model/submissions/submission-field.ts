/**
 * Type of a field. It determines the field's validation, control and display. A field without a type is a
 * single line of text.
 */
export type FieldKind = "lines" | "email" | "phone" | "choice" | "date" | "consent" | "file";

export interface SubmissionField {
  column: string;
  /** A date is stored as text in ISO 8601, such as `2026-12-31`. */
  kind?: FieldKind;
  /**
   * Maximum length in Unicode code points, like PostgreSQL's `char_length`. Undefined for consent checkboxes.
   */
  limit?: number;
  /**
   * Key of the message for an empty value, under `errors` in `messages.yaml`. If absent, the field is
   * optional.
   */
  missing?: string | undefined;
  /** Key of the message for a date that is not one, under `errors`. */
  invalid?: string;
  /** Key of the label, under `labels` in `messages.yaml`, if it differs from the field's name. */
  label?: string;
  inReceipt?: false;
}

export type SubmissionFields = Readonly<Record<string, SubmissionField>>;

export interface TypedField extends SubmissionField {
  kind?: "lines" | "email" | "phone" | "choice" | "date";
  limit: number;
  /** Value of the `autocomplete` attribute, if the type does not imply one. */
  autocomplete?: "name" | "given-name" | "family-name" | "organization" | "organization-title";
  /** Key of the placeholder, under `placeholders` in `messages.yaml`. */
  placeholder?: string;
  choices?: string;
}

export type TypedFields = Readonly<Record<string, TypedField>>;

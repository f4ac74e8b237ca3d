import * as z from "zod/mini";
import type { Messages } from "../messages.ts";
import { countCharacters } from "./limits.ts";

/** A simple pattern; the database holds addresses to nothing stricter. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of text fields, with the messages that they give. */
export function textRules(errors: Messages["errors"]) {
  const atMost = (max: number) =>
    z.refine<string>((text) => countCharacters(text) <= max, {
      error: ({ input }) =>
        errors.tooLong
          .replace("{max}", String(max))
          .replace("{count}", String(countCharacters(input as string))),
    });
  return {
    /** A text that may stay empty, trimmed, of at most `max` characters. A longer one is refused, never cut. */
    optionalText: (max: number) => z.string().check(z.trim(), atMost(max)),

    /** A text that must not be empty. */
    requiredText: (max: number, missing: string) =>
      z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max)),

    /** An e-mail address that must be there. */
    requiredEmail: (max: number, missing = errors.emailRequired) =>
      z.string().check(z.trim(), z.minLength(1, missing), atMost(max), z.regex(EMAIL, errors.email)),

    /** An e-mail address that may stay empty. */
    optionalEmail: (max: number) =>
      z.string().check(
        z.trim(),
        atMost(max),
        z.refine((text) => text === "" || EMAIL.test(text), errors.email),
      ),
  };
}

/** A text field of a form: what it accepts, and where it is stored. */
export interface TextFieldRule {
  /** The column of the form's table. */
  column: string;
  /** The longest value in characters, which the column's SQL check repeats. */
  limit: number;
  /** The error of a field that must not be empty. Without it the field is optional, and stored as null when it is empty. */
  missing?: keyof Messages["errors"];
  isEmail?: true;
}

export type TextFieldRules = Readonly<Record<string, TextFieldRule>>;

/** The values of a form's text fields. */
export type TextValues<Rules extends TextFieldRules> = Record<keyof Rules, string>;

/** The row's columns, as a form's `fields.ts` names them. */
export type TextColumns<Rules extends TextFieldRules> = Record<Rules[keyof Rules]["column"], string | null>;

/** The columns of a form's values. */
export function toColumns<Rules extends TextFieldRules>(rules: Rules, values: TextValues<Rules>) {
  const columns = Object.entries(rules).map(([name, { column, missing }]) => {
    const value = values[name] ?? "";
    return [column, value === "" && missing === undefined ? null : value];
  });
  return Object.fromEntries(columns) as TextColumns<Rules>;
}

/** The schema of a form that has text fields alone. */
export function textSchema<Rules extends TextFieldRules>(rules: Rules, errors: Messages["errors"]) {
  const { optionalEmail, optionalText, requiredEmail, requiredText } = textRules(errors);
  const toSchema = ({ limit, missing, isEmail }: TextFieldRule): z.ZodMiniType<string> => {
    if (missing === undefined) return isEmail ? optionalEmail(limit) : optionalText(limit);
    return isEmail ? requiredEmail(limit, errors[missing]) : requiredText(limit, errors[missing]);
  };
  const shape = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, toSchema(rule)]));
  return z.object(shape) as unknown as z.ZodMiniType<TextValues<Rules>>;
}

/** A box that must be ticked; an unticked one is missing from the form's data. */
export const ticked = (missing: string) => z.enum(["on"], missing);

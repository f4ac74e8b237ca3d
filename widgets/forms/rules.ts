import * as z from "zod/mini";
import type { TypedField } from "../../site/model/submissions/submission-field.ts";
import type { Messages } from "../messages.ts";
import { countCharacters } from "./count-characters.ts";

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

/** What a form asks. A field that names no error for an empty value is optional, and stored as null when it is empty. */
type FormField = TypedField & { missing?: keyof Messages["errors"] };
type FormFields = Readonly<Record<string, FormField>>;

/** The values of a form's fields. */
export type FormValues<Fields extends FormFields> = Record<keyof Fields, string>;

/** The columns of a form's fields. */
export type FormColumns<Fields extends FormFields> = Record<Fields[keyof Fields]["column"], string | null>;

/** The columns of a form's values. */
export function toColumns<Fields extends FormFields>(fields: Fields, values: FormValues<Fields>) {
  const columns = Object.entries(fields).map(([name, { column, missing }]) => {
    const value = values[name] ?? "";
    return [column, value === "" && missing === undefined ? null : value];
  });
  return Object.fromEntries(columns) as FormColumns<Fields>;
}

/** The schema of a form that asks all of the fields. */
export function formSchema<Fields extends FormFields>(fields: Fields, errors: Messages["errors"]) {
  const { optionalEmail, optionalText, requiredEmail, requiredText } = textRules(errors);
  const toSchema = ({ kind, limit, missing }: FormField): z.ZodMiniType<string> => {
    const isEmail = kind === "email";
    if (missing === undefined) return isEmail ? optionalEmail(limit) : optionalText(limit);
    return isEmail ? requiredEmail(limit, errors[missing]) : requiredText(limit, errors[missing]);
  };
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)]));
  return z.object(shape) as unknown as z.ZodMiniType<FormValues<Fields>>;
}

/** A box that must be ticked; an unticked one is missing from the form's data. */
export const ticked = (missing: string) => z.enum(["on"], missing);

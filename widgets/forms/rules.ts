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

/** A box that must be ticked; an unticked one is missing from the form's data. */
export const ticked = (missing: string) => z.enum(["on"], missing);

import * as z from "zod/mini";
import { messages } from "../config.ts";
import { countCharacters } from "./limits.ts";

/** A simple pattern, as spec section 5 wants it; the database holds addresses to nothing stricter. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function atMost(max: number) {
  return z.refine<string>((text) => countCharacters(text) <= max, {
    error: ({ input }) =>
      messages()
        .errors.tooLong.replace("{max}", String(max))
        .replace("{count}", String(countCharacters(input as string))),
  });
}

/** A text that may stay empty, trimmed, of at most `max` characters. A longer one is refused, never cut. */
export const optionalText = (max: number) => z.string().check(z.trim(), atMost(max));

/** A text that must not be empty. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max));

/** An e-mail address that must be there. */
export const requiredEmail = (max: number, missing = messages().errors.emailRequired) =>
  z.string().check(z.trim(), z.minLength(1, missing), atMost(max), z.regex(EMAIL, messages().errors.email));

/** An e-mail address that may stay empty. */
export const optionalEmail = (max: number) =>
  z.string().check(
    z.trim(),
    atMost(max),
    z.refine((text) => text === "" || EMAIL.test(text), messages().errors.email),
  );

/** A box that must be ticked; an unticked one is missing from the form's data. */
export const ticked = (missing: string) => z.literal("on", missing);

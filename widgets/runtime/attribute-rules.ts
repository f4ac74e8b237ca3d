import * as z from "zod/mini";

/** One of a few keywords. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.optional(z.enum(words));

/** "true" or "false"; a missing attribute means "false". */
export const flag = () => oneOf(["true", "false"]);

/** Free text of at most `max` characters. */
export const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));

/**
 * The place that a form stands in, as it is stored: lowercase letters, digits and underscores. Our own pages use those that the content
 * declares, to which the build holds them; a partner may use any.
 */
export const contextName = () =>
  z.optional(z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)));

/** A partner's name in the stored submission: lowercase letters, digits and hyphens. */
export const partnerId = () =>
  z.optional(z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)));

import * as z from "zod/mini";

/** Attributes of `<hiring-calculator>`. */
export const HiringCalculatorAttributes = z.strictObject({
  kind: z.optional(z.enum(["offer", "seat", "turnover"])),
  // An object at least; a check of zod like those of the forms, which then stays in the code that all share.
  settings: z.optional(z.string().check(z.minLength(2))),
});

export type HiringCalculatorProps = z.infer<typeof HiringCalculatorAttributes>;

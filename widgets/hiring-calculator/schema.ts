import * as z from "zod/mini";
import { oneOf } from "../runtime/attribute-types.ts";

/** Attributes of `<hiring-calculator>`. */
export const HiringCalculatorAttributes = z.strictObject({
  kind: oneOf(["offer", "seat", "turnover"]),
  settings: z.optional(z.string()),
});

export type HiringCalculatorProps = z.infer<typeof HiringCalculatorAttributes>;

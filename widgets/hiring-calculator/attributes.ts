import { oneOf, type AttributesOf } from "../runtime/attribute-rules.ts";

/** Attributes of `<hiring-calculator>`. */
export const hiringCalculatorAttributes = {
  kind: oneOf(["offer", "seat", "turnover"]),
  // An object as JSON.
  settings: { pattern: /^\{/ },
};

export type HiringCalculatorProps = AttributesOf<typeof hiringCalculatorAttributes>;

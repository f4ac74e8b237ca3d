import { oneOf, type AttributesOf } from "../runtime/attribute-rules.ts";

export const hiringCalculatorAttributes = {
  kind: oneOf(["offer", "seat", "turnover"]),
  // JSON; see `settings.ts`.
  settings: { pattern: /^\{/ },
};

export type HiringCalculatorProps = AttributesOf<typeof hiringCalculatorAttributes>;

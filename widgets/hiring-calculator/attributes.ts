import { oneOf, type AttributesOf } from "../runtime/attribute-rules.ts";

export const hiringCalculatorAttributes = {
  kind: oneOf(["offer", "seat", "turnover"]),
  // JSON of a settings type in `settings.ts`.
  settings: { pattern: /^\{/ },
};

export type HiringCalculatorProps = AttributesOf<typeof hiringCalculatorAttributes>;

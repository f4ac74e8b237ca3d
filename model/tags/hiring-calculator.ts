import { oneOf } from "./tag-description.ts";

export const hiringCalculatorAttributes = {
  kind: oneOf(["offer", "seat", "turnover"]),
  // JSON of a settings type in `settings.ts`.
  settings: { pattern: /^\{/ },
};

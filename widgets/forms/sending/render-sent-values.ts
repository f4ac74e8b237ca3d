import type { SentForm } from "./collect-sent-values.ts";
import { createElement } from "./create-element.ts";

/** Values with more characters than this span both columns. */
const LONG_VALUE_LENGTH = 22;

export function renderSentValues(values: SentForm["values"], title: string): Node[] {
  const rows = values.map(([label, value]) =>
    createElement(
      "div",
      value.length > LONG_VALUE_LENGTH ? { "data-long": "" } : {},
      createElement("dt", {}, label),
      createElement("dd", {}, value),
    ),
  );
  return [createElement("h3", {}, title), createElement("dl", {}, ...rows)];
}

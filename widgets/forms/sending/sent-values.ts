import type { Sent } from "./describe-sent.ts";
import { createElement } from "./create-element.ts";

/** Characters of a value that takes the whole width. */
const LONG = 22;

/** What was sent, value by value, under the labels of the fields. */
export function sentValues(values: Sent["values"], title: string): Node[] {
  const rows = values.map(([label, value]) =>
    createElement(
      "div",
      value.length > LONG ? { "data-long": "" } : {},
      createElement("dt", {}, label),
      createElement("dd", {}, value),
    ),
  );
  return [createElement("h3", {}, title), createElement("dl", {}, ...rows)];
}

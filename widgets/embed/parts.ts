/** `::part()` names by class. `form` is the frame around a form. */
export const PARTS: Readonly<Record<string, string>> = {
  btn: "button",
  choice: "choice",
  field: "field",
  "field-error": "error",
  "field-input": "input",
  "field-label": "label",
  file: "file",
  "form-fallback": "contact",
  "form-heading": "heading",
  "form-hint": "hint",
  "form-note": "note",
  "form-thanks": "thanks",
  notice: "notice",
};

export const PART_NAMES: readonly string[] = ["form", ...new Set(Object.values(PARTS))];

/** Returns the `::part()` names for a class list; undefined if there are none. */
export function partNamesOf(classes: unknown): string | undefined {
  if (typeof classes !== "string") return undefined;
  const parts = classes.split(" ").flatMap((name) => PARTS[name] ?? []);
  return parts.length === 0 ? undefined : parts.join(" ");
}

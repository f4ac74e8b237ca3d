/** `::part()` names by class. The part `form`, the element around a form, has no class and is not listed here. */
const CSS_PARTS: Readonly<Record<string, string>> = {
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

export const CSS_PART_NAMES: readonly string[] = ["form", ...new Set(Object.values(CSS_PARTS))];

export function toCssPartNames(classes: unknown): string | undefined {
  if (typeof classes !== "string") return undefined;
  const parts = classes.split(" ").flatMap((name) => CSS_PARTS[name] ?? []);
  return parts.length === 0 ? undefined : parts.join(" ");
}

/** What was sent, for the thanks: when, and each value with its field's label. */
export interface Sent {
  at: Date;
  values: readonly (readonly [label: string, value: string])[];
}

/** The text of a label or legend, without the "optional" behind it. */
const nameOf = (label: Element | null | undefined): string => label?.firstChild?.textContent?.trim() ?? "";

/** A field's name and what was given, in the words that the visitor saw. */
function describe(form: HTMLFormElement, name: string, value: FormDataEntryValue): [string, string] {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const field = fields.find((one) => one.name === name && (one.type !== "radio" || one.value === value));
  const label = field?.labels?.[0];
  if (typeof value !== "string") return [nameOf(label), value.name];
  if (field?.type === "radio")
    return [nameOf(field.closest("fieldset")?.querySelector("legend")), label?.textContent?.trim() ?? value];
  if (field?.type === "checkbox") return [label?.textContent?.trim() ?? "", "✓"];
  return [nameOf(label), value.trim()];
}

/**
 * What a form sends, value by value, as its thanks repeat it; read while the form is there.
 * @param ignored name of the field that only programs fill
 */
export function describeSent(form: HTMLFormElement, data: FormData, ignored: string): Sent {
  const values = [...data]
    .filter(([name]) => name !== ignored)
    .map(([name, value]) => describe(form, name, value))
    // What has no label is hidden.
    .filter(([label, value]) => label !== "" && value !== "");
  return { at: new Date(), values };
}

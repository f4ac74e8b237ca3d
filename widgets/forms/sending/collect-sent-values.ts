export interface SentForm {
  at: Date;
  values: readonly (readonly [label: string, value: string])[];
}

const readLabel = (label: Element | null | undefined): string => label?.firstChild?.textContent?.trim() ?? "";

function describeValue(form: HTMLFormElement, name: string, value: FormDataEntryValue): [string, string] {
  const fields = [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const field = fields.find((one) => one.name === name && (one.type !== "radio" || one.value === value));
  const label = field?.labels?.[0];
  if (typeof value !== "string") return [readLabel(label), value.name];
  if (field?.type === "radio")
    return [
      readLabel(field.closest("fieldset")?.querySelector("legend")),
      label?.textContent?.trim() ?? value,
    ];
  if (field?.type === "checkbox") return [label?.textContent?.trim() ?? "", "✓"];
  return [readLabel(label), value.trim()];
}

/**
 * Lists a form's values for the thank-you message. Must be called before the form is removed.
 * @param ignoredField name of the honeypot field
 */
export function collectSentValues(form: HTMLFormElement, data: FormData, ignoredField: string): SentForm {
  const values = [...data]
    .filter(([name]) => name !== ignoredField)
    .map(([name, value]) => describeValue(form, name, value))
    // Hidden fields have no label.
    .filter(([label, value]) => label !== "" && value !== "");
  return { at: new Date(), values };
}

type Field = HTMLInputElement;

/** Returns a field's name; fields that are never submitted have `data-name` instead. */
export const nameOf = ({ name, dataset }: Field): string => name || (dataset["name"] ?? "");

/** Saves a form's values. The returned function restores them in the form's replacement. */
export function saveTypedValues(place: ParentNode): () => void {
  const fields = (): Field[] => [...place.querySelectorAll<Field>("input,textarea,select")];
  const typed = fields();
  return () => {
    for (const field of fields()) {
      const { type, value } = field;
      const before = typed.find(
        (one) => nameOf(one) === nameOf(field) && (type !== "radio" || one.value === value),
      );
      if (!before || before === field) continue;
      if (type === "file") field.files = before.files;
      else [field.value, field.checked] = [before.value, before.checked];
    }
  };
}

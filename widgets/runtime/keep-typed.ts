type Field = HTMLInputElement;

/** What a form calls a field; one that is never submitted has no `name`. */
export const nameOf = ({ name, dataset }: Field): string => name || (dataset["name"] ?? "");

/** Remembers a form's fields; the function that it answers puts what they hold into those that have taken their place. */
export function keepTyped(place: ParentNode): () => void {
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

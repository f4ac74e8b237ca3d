type Field = HTMLInputElement;

/** Returns a field's name. Fields that must never be submitted have `data-name` instead of `name`. */
export const getFieldName = ({ name, dataset }: Field): string => name || (dataset["name"] ?? "");

/**
 * Saves the values of a form. Call the returned function to restore them after the form has been re-rendered.
 */
export function saveTypedValues(container: ParentNode): () => void {
  const fields = (): Field[] => [...container.querySelectorAll<Field>("input,textarea,select")];
  const typedFields = fields();
  return () => {
    for (const field of fields()) {
      const { type, value } = field;
      const previousField = typedFields.find(
        (one) => getFieldName(one) === getFieldName(field) && (type !== "radio" || one.value === value),
      );
      if (!previousField || previousField === field) continue;
      if (type === "file") field.files = previousField.files;
      else [field.value, field.checked] = [previousField.value, previousField.checked];
    }
  };
}

type Field = HTMLInputElement;

/** Returns a field's name. Fields that must never be submitted have `data-name` instead of `name`. */
const getFieldName = ({ name, dataset }: Field): string => name || (dataset["name"] ?? "");

/**
 * Saves the typed values, focus and pending submit of a form. Call the returned function to restore them
 * after the form has been re-rendered. The caret moves to the end.
 */
export function saveFormState(container: HTMLElement): () => void {
  const restoreTypedValues = saveTypedValues(container);
  const form = container.querySelector("form");
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  const previouslyFocused = activeElement as HTMLInputElement | null;
  return () => {
    restoreTypedValues();
    if (previouslyFocused?.isConnected === false)
      [...container.querySelectorAll<HTMLInputElement>("input,textarea,select,[type=submit]")]
        .find(
          (field) =>
            getFieldName(field) === getFieldName(previouslyFocused) &&
            field.value === previouslyFocused.value,
        )
        ?.focus({ preventScroll: true });
    // Submit the new form in place of the old one. Until the widget is hydrated, this submit is intercepted as well.
    if (form?.hasAttribute("data-waiting")) container.querySelector("form")?.requestSubmit();
  };
}

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

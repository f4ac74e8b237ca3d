import { saveTypedValues, getFieldName } from "./save-typed-values.ts";

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

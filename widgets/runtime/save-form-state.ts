import { saveTypedValues, getFieldName } from "./save-typed-values.ts";

/**
 * Saves the typed values, focus and pending submit of a form. Call the returned function to restore them
 * after the form has been re-rendered. The caret moves to the end.
 */
export function saveFormState(place: HTMLElement): () => void {
  const restoreTyped = saveTypedValues(place);
  const form = place.querySelector("form");
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  const before = activeElement as HTMLInputElement | null;
  return () => {
    restoreTyped();
    if (before?.isConnected === false)
      [...place.querySelectorAll<HTMLInputElement>("input,textarea,select,[type=submit]")]
        .find((field) => getFieldName(field) === getFieldName(before) && field.value === before.value)
        ?.focus({ preventScroll: true });
    // Submit the new form in place of the old one. Until the widget is hydrated, this submit is intercepted as well.
    if (form?.hasAttribute("data-waiting")) place.querySelector("form")?.requestSubmit();
  };
}

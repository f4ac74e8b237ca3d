import { saveTypedValues, nameOf } from "./save-typed-values.ts";

/**
 * Saves the state of a form: typed values, focus, and a pending submit. The returned function restores the
 * state in the form that has replaced it, with the caret at the end.
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
        .find((field) => nameOf(field) === nameOf(before) && field.value === before.value)
        ?.focus({ preventScroll: true });
    // The listener for early submits holds back this one too.
    if (form?.hasAttribute("data-waiting")) place.querySelector("form")?.requestSubmit();
  };
}

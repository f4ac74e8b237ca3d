import { keepTyped, nameOf } from "./keep-typed.ts";

/**
 * Remembers what a visitor is about in a form: what was typed, the focus, and a Send that waits. The function that it answers hands it
 * to what has taken the form's place; the caret is then behind the text.
 */
export function keepTurn(place: HTMLElement): () => void {
  const restoreTyped = keepTyped(place);
  const form = place.querySelector("form");
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  const before = activeElement as HTMLInputElement | null;
  return () => {
    restoreTyped();
    if (before?.isConnected === false)
      [...place.querySelectorAll<HTMLInputElement>("input,textarea,select,[type=submit]")]
        .find((field) => nameOf(field) === nameOf(before) && field.value === before.value)
        ?.focus({ preventScroll: true });
    // It is caught and repeated as the first one would have been.
    if (form?.hasAttribute("data-waiting")) place.querySelector("form")?.requestSubmit();
  };
}

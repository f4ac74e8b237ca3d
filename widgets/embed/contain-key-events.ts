/** Keys that the page may handle too, since they leave a field or close a dialog. */
const SHARED = /^(Escape|Tab|F\d+)$/;

/**
 * Stops key events from a form's fields at the shadow root. Outside of it, their target is the custom
 * element, which does not look like a text field, so a page with single-key shortcuts would react to typing.
 * Lets events with Ctrl, Alt or Meta through, except with AltGr, which types characters.
 */
export function containKeyEvents(root: ShadowRoot): void {
  const keep = (event: Event): void => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    const isTyped = !(ctrlKey || altKey || metaKey) || (event as KeyboardEvent).getModifierState("AltGraph");
    if (isTyped && !SHARED.test(key)) event.stopPropagation();
  };
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, keep);
}

/** Keys that pages may handle too: they leave a field or close a dialog. */
const PAGE_KEYS = /^(Escape|Tab|F\d+)$/;

/**
 * Stops key events from a form's fields at the shadow root. Outside of the shadow root, browsers retarget key events to
 * the custom element, so a page's single-key shortcuts would fire while the visitor is typing. Events with Ctrl, Alt or
 * Meta propagate, except with AltGr, which types characters.
 */
export function containKeyEvents(root: ShadowRoot): void {
  const stopTypedKeys = (event: Event): void => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    const isTyped = !(ctrlKey || altKey || metaKey) || (event as KeyboardEvent).getModifierState("AltGraph");
    if (isTyped && !PAGE_KEYS.test(key)) event.stopPropagation();
  };
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, stopTypedKeys);
}

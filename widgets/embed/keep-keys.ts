/** Keys that are the page's as well: they leave a field, or close what is open. */
const SHARED = /^(Escape|Tab|F\d+)$/;

/**
 * Keeps what is typed into a form from the page around it. To that page every key comes from the tag, which is no field, so that a page
 * with single-key commands would act on letters, or prevent them. Keys with Ctrl, Alt or Meta go on; AltGr types characters.
 */
export function keepKeys(root: ShadowRoot): void {
  const keep = (event: Event): void => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    const isTyped = !(ctrlKey || altKey || metaKey) || (event as KeyboardEvent).getModifierState("AltGraph");
    if (isTyped && !SHARED.test(key)) event.stopPropagation();
  };
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, keep);
}

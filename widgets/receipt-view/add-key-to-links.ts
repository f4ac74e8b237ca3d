/**
 * When a visitor is about to follow a link to the receipt page in another language, adds the key to the link, so
 * that it opens the same receipt.
 * @returns a function that removes the listeners
 */
export function addKeyToLinks(): () => void {
  const addKey = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest("a[hreflang][lang]");
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  };
  const types = ["pointerdown", "focusin"];
  for (const type of types) document.addEventListener(type, addKey);
  return () => {
    for (const type of types) document.removeEventListener(type, addKey);
  };
}

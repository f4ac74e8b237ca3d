/**
 * When a visitor is about to follow a link to the receipt page in another language, adds the key to the link, so
 * that it opens the same receipt.
 * @returns a function that removes the listeners
 */
export function carryKey(): () => void {
  const carry = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest("a[hreflang][lang]");
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  };
  const types = ["pointerdown", "focusin"];
  for (const type of types) document.addEventListener(type, carry);
  return () => {
    for (const type of types) document.removeEventListener(type, carry);
  };
}

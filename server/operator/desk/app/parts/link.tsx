import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { go } from "../data/address.ts";

/** A link within the desk; a press with Ctrl or the middle button opens a tab, as anywhere. */
export function Link({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

import type { ReactNode } from "react";

/** A block's place in the column of prose: its caption, and its width. */
export function BlockFrame({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  return (
    <figure className="block wide">
      {caption === undefined ? null : <figcaption className="block-caption">{caption}</figcaption>}
      {children}
    </figure>
  );
}

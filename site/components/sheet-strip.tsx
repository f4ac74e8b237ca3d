import type { ReactNode } from "react";
import type { Crumb } from "../layouts/page.ts";

interface SheetStripProps {
  crumbs: readonly Crumb[];
  /** Sheet count and the ways to the neighbouring sheets. */
  children?: ReactNode;
}

/** The strip beneath the header: where the page stands. Its texts are those of the structured data. */
export function SheetStrip({ crumbs, children }: SheetStripProps) {
  return (
    <div className="sheet-strip">
      <div className="container">
        <nav aria-label="Breadcrumb" className="breadcrumb">
          <ol>
            {crumbs.map(({ text, href }) => (
              <li key={text}>
                {href === undefined ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}
              </li>
            ))}
          </ol>
        </nav>
        {children === undefined ? null : <div className="sheet-nav">{children}</div>}
      </div>
    </div>
  );
}

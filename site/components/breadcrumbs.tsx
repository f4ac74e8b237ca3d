import type { ReactNode } from "react";

import { Container } from "./grids.tsx";
import { useLayoutStrings } from "./strings.ts";

/** A breadcrumb item. The last item is the current page and has no URL. */
export interface Breadcrumb {
  text: string;
  href?: string;
}

interface BreadcrumbsProps {
  crumbs: readonly Breadcrumb[];
  isTight?: boolean;
  children?: ReactNode;
}

/** The slashes between items are borders, since screen readers read characters of `content`. */
export function Breadcrumbs({ crumbs, isTight = false, children }: BreadcrumbsProps) {
  return (
    <div className="border-b border-line text-16 print:hidden">
      <Container
        className={`flex min-h-13 items-center justify-between ${isTight ? "gap-3 min-[431px]:gap-6" : "gap-6"}`}
      >
        <nav aria-label={useLayoutStrings().breadcrumb} className="min-w-0">
          <ol className="flex items-center text-ink-2">
            {crumbs.map(({ text, href }) => (
              <li
                key={text}
                className={`whitespace-nowrap not-first:before:inline-block not-first:before:h-[0.72em] not-first:before:rotate-20 not-first:before:border-l not-first:before:border-field not-first:before:content-[''] last:overflow-hidden last:text-ellipsis ${isTight ? "not-first:before:mx-1.5 min-[431px]:not-first:before:mx-2.5" : "not-first:before:mx-2.5"}`}
              >
                {href === undefined ? (
                  <span aria-current="page">{text}</span>
                ) : (
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center decoration-field underline-offset-4"
                  >
                    {text}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </nav>
        {children === undefined ? null : (
          <div className="flex items-center gap-4.5 whitespace-nowrap text-ink-2">{children}</div>
        )}
      </Container>
    </div>
  );
}

import type { NavigationLink } from "../model/schemas/navigation.ts";
import { ArrowLeft, ArrowRight } from "../drawings/marks/arrows.tsx";

interface SheetNeighborsProps {
  /** The sheet's place in its set, such as `Sheet 2 of 5`. */
  count: string;
  previous?: NavigationLink;
  next?: NavigationLink;
}

/** The right end of the sheet strip: the sheet's place in its set, and the ways to the sheets beside it. */
export function SheetNeighbors({ count, previous, next }: SheetNeighborsProps) {
  return (
    <>
      {previous === undefined ? null : (
        <a href={previous.href} className="sheet-neighbor">
          <ArrowLeft /> {previous.text}
        </a>
      )}
      <span className="mono sheet-count">{count}</span>
      {next === undefined ? null : (
        <a href={next.href} className="sheet-neighbor">
          {next.text} <ArrowRight />
        </a>
      )}
    </>
  );
}

/** The place of a page among the header's pages. Throws when the header does not link to it. */
export function headerNeighbors(links: readonly NavigationLink[], href: string): SheetNeighborsProps {
  const pages = links.filter((link) => !link.href.includes("#"));
  const index = pages.findIndex((link) => link.href === href);
  if (index < 0) throw new Error(`${href} is not among the header's links.`);
  return {
    count: `Sheet ${index + 1} of ${pages.length}`,
    previous: pages[index - 1],
    next: pages[index + 1],
  };
}

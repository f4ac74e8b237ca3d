import { ArrowLeft, ArrowRight } from "../drawings/marks/arrows.tsx";

interface Neighbor {
  text: string;
  href: string;
}

interface SheetNeighborsProps {
  /** The sheet's place in its set, such as `Sheet 2 of 5`. */
  count: string;
  previous?: Neighbor;
  next?: Neighbor;
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

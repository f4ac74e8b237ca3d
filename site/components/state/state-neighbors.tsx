import { ArrowLeft, ArrowRight } from "../../drawings/marks/arrows.tsx";
import { SheetCount } from "../sheet-count.tsx";
import { SheetLink } from "../sheet-link.tsx";
import type { StateSectionProps } from "./state-section-props.ts";

/** The state's position among all states, with links to the previous and next one. */
export function StateNeighbors({ state, site: { states } }: StateSectionProps) {
  const index = states.indexOf(state);
  const previous = states[index - 1];
  const next = states[index + 1];
  return (
    <>
      {previous && (
        <SheetLink href={`/locations/${previous.slug}`} rel="prev">
          <ArrowLeft />
          <span>
            <span className="sr-only">Previous state: </span>
            {previous.name}
          </span>
        </SheetLink>
      )}
      <SheetCount>
        <span className="max-[430px]:sr-only">State</span> {index + 1} of {states.length}
      </SheetCount>
      {next && (
        <SheetLink href={`/locations/${next.slug}`} rel="next">
          <span>
            <span className="sr-only">Next state: </span>
            {next.name}
          </span>
          <ArrowRight />
        </SheetLink>
      )}
    </>
  );
}

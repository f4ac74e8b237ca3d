import type { State } from "../../model/schemas/state.ts";
import { ArrowLeft, ArrowRight } from "../../drawings/marks/arrows.tsx";
import type { Crumb } from "../../layouts/page.ts";
import { SheetStrip } from "../sheet-strip.tsx";

interface StateStripProps {
  crumbs: readonly Crumb[];
  /** All states in the order of their sheets. */
  states: readonly State[];
  state: State;
}

/** Where a state's sheet stands among the fifty, and the ways to the sheets before and after it. */
export function StateStrip({ crumbs, states, state }: StateStripProps) {
  const index = states.indexOf(state);
  const previous = states[index - 1];
  const next = states[index + 1];
  return (
    <SheetStrip crumbs={crumbs}>
      {previous === undefined ? null : (
        <a className="state-step" href={`/locations/${previous.slug}`} rel="prev">
          <ArrowLeft />
          <span>
            <span className="sr-only">Previous state: </span>
            {previous.name}
          </span>
        </a>
      )}
      <span className="mono state-sheet">
        <span className="state-sheet-word">Sheet</span> {index + 1} of {states.length}
      </span>
      {next === undefined ? null : (
        <a className="state-step" href={`/locations/${next.slug}`} rel="next">
          <span>
            <span className="sr-only">Next state: </span>
            {next.name}
          </span>
          <ArrowRight />
        </a>
      )}
    </SheetStrip>
  );
}

import type { State } from "../../model/schemas/state.ts";
import { ArrowLeft, ArrowRight } from "../../drawings/marks/arrows.tsx";
import type { Breadcrumb } from "../breadcrumbs.tsx";
import { SheetCount } from "../sheet-count.tsx";
import { SheetLink } from "../sheet-link.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";

interface StateBreadcrumbsProps {
  crumbs: readonly Breadcrumb[];
  states: readonly State[];
  state: State;
}

export function StateBreadcrumbs({ crumbs, states, state }: StateBreadcrumbsProps) {
  const index = states.indexOf(state);
  const previous = states[index - 1];
  const next = states[index + 1];
  return (
    <Breadcrumbs crumbs={crumbs} isTight>
      {previous === undefined ? null : (
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
      {next === undefined ? null : (
        <SheetLink href={`/locations/${next.slug}`} rel="next">
          <span>
            <span className="sr-only">Next state: </span>
            {next.name}
          </span>
          <ArrowRight />
        </SheetLink>
      )}
    </Breadcrumbs>
  );
}

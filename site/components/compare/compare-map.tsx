import { UsMapFigure } from "../../drawings/maps/us-map-figure.tsx";
import type { ComparisonProps } from "./comparison-props.ts";

export function CompareMap({ texts: { hero }, states, salaries }: ComparisonProps) {
  return (
    <figure className="col-[6/-1] py-7 max-desk:hidden print:hidden">
      <UsMapFigure
        // The map is scaled to 70 percent, so 17 px letters appear as about 12 px.
        className="**:text-17"
        label={hero.drawing}
        states={states}
        classNameOf={({ slug }) => (salaries.unpublished.states.includes(slug) ? "unpublished" : undefined)}
      />
      <figcaption
        className="flex flex-wrap justify-end gap-x-5.5 gap-y-1.5 text-16 text-ink-2 *:inline-flex *:items-center *:gap-2.25"
        aria-hidden="true"
      >
        <span>
          <span className="h-3 w-4 border border-ink bg-signal" /> {hero.pinned}
        </span>
        <span>
          <span className="hatch h-3 w-4 border border-ink" /> {hero.unpublished}
        </span>
      </figcaption>
    </figure>
  );
}

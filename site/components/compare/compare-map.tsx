import { UsMapFigure } from "../../drawings/maps/us-map-figure.tsx";
import type { Compared } from "./compared.ts";

/** The country: the pinned states are orange, and those whose pay is not published are hatched. */
export function CompareMap({ texts: { hero }, states, salaries }: Compared) {
  return (
    <figure className="compare-map">
      <UsMapFigure
        label={hero.drawing}
        states={states}
        classNameOf={({ slug }) => (salaries.unpublished.states.includes(slug) ? "unpublished" : undefined)}
      />
      <figcaption aria-hidden="true">
        <span>
          <span className="key-pinned" /> {hero.pinned}
        </span>
        <span>
          <span className="key-unpublished hatch" /> {hero.unpublished}
        </span>
      </figcaption>
    </figure>
  );
}

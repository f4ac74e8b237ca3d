import type { Locations } from "../../model/schemas/locations.ts";
import type { State } from "../../model/schemas/state.ts";
import { UsMapFigure } from "../../drawings/maps/us-map-figure.tsx";
import { ActionLink } from "../action-link.tsx";
import { Actions } from "../actions.tsx";

/** The first screen of the index: the country as one sheet on which each state leads to its own. */
export function LocationsHero({ texts, states }: { texts: Locations; states: readonly State[] }) {
  return (
    <section className="locations-hero" aria-labelledby="locations-title">
      <div className="container">
        <div className="locations-hero-copy">
          <h1 id="locations-title">{texts.heading}</h1>
          <div>
            <p className="lead">{texts.lead}</p>
            <Actions>
              <ActionLink href={texts.primary.href}>{texts.primary.text}</ActionLink>
              <ActionLink kind="secondary" href={texts.secondary.href}>
                {texts.secondary.text}
              </ActionLink>
            </Actions>
          </div>
        </div>
        <UsMapFigure className="locations-map" label={texts.map} states={states} />
      </div>
    </section>
  );
}

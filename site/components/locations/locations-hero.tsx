import type { Locations } from "../../model/schemas/locations.ts";
import type { State } from "../../model/schemas/state.ts";
import { UsMapFigure } from "../../drawings/maps/us-map-figure.tsx";
import { Container } from "../container.tsx";
import { LeadParagraph } from "../lead-paragraph.tsx";
import { Actions } from "../actions.tsx";

export function LocationsHero({ texts, states }: { texts: Locations; states: readonly State[] }) {
  return (
    <section aria-labelledby="locations-title">
      <Container>
        <div className="pt-9 pb-13 md:pt-14 md:pb-5 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6 lg:pt-18">
          <h1 id="locations-title" className="lg:col-span-6">
            {texts.heading}
          </h1>
          <div className="lg:col-[8/-1]">
            <LeadParagraph className="mt-5.5 mb-6.5 lg:mt-0">{texts.lead}</LeadParagraph>
            <Actions actions={[texts.primary, texts.secondary]} />
          </div>
        </div>
        <UsMapFigure className="mt-5 mb-18" label={texts.map} states={states} />
      </Container>
    </section>
  );
}

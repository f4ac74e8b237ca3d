import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { fillText } from "./fill-text.ts";
import { formatCoordinates } from "./format-coordinates.ts";
import { SurveyMark } from "./survey-mark.tsx";
import { SectionHead } from "../section-head.tsx";

/** Up to five cities, each leading to the contact form (spec section 2, /locations/{state}). */
export function StateCities({ state, texts }: { state: State; texts: StatePage["cities"] }) {
  return (
    <div id="cities" className="state-cities grid grid-cols-12 gap-x-6" tabIndex={-1}>
      <SectionHead
        id="cities"
        className="col-span-full lg:col-span-4"
        title={fillText(texts.title, { state: state.name })}
        lead={texts.lead}
      />
      <ul className="city-list col-span-full mt-9 min-w-0 lg:col-start-5 lg:mt-0">
        {state.cities.map((city, index) => (
          <li key={city.name}>
            <a href="/#contact">
              <SurveyMark isLead={index === 0} />
              <span>
                <span className="city-name">{city.name}</span>
                <span className="city-text">{city.text}</span>
              </span>
              <span className="mono city-place">{formatCoordinates(city)}</span>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { fillText } from "./fill-text.ts";
import { formatCoordinates } from "./format-coordinates.ts";
import { SurveyMark } from "./survey-mark.tsx";

/** Up to five cities, each leading to the contact form (spec section 2, /locations/{state}). */
export function StateCities({ state, texts }: { state: State; texts: StatePage["cities"] }) {
  return (
    <div id="cities" className="grid-12 split state-cities" tabIndex={-1}>
      <div className="section-head">
        <h2>{fillText(texts.title, { state: state.name })}</h2>
        <p className="lead">{texts.lead}</p>
      </div>
      <ul className="section-body city-list">
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

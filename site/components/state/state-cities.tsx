import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { formatCoordinates } from "../../drawings/maps/geodesy.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { fillText } from "../fill-text.ts";
import { SurveyMark } from "./survey-mark.tsx";
import { SectionHead } from "../section-head.tsx";

/** Up to five cities. Each links to the form on the same page and fills in the city. */
export function StateCities({ state, texts }: { state: State; texts: StatePage["cities"] }) {
  return (
    <div id="cities" className="mt-16 grid scroll-mt-24 grid-cols-12 gap-x-6 md:mt-22" tabIndex={-1}>
      <SectionHead
        id="cities"
        className="col-span-full lg:col-span-4"
        title={fillText(texts.title, { state: state.name })}
        lead={texts.lead}
      />
      <ul className="col-span-full mt-9 min-w-0 lg:col-start-5 lg:mt-0">
        {state.cities.map((city, index) => (
          <li key={city.name} className="group">
            <a
              className="grid min-h-16.5 grid-cols-[22px_1fr_auto_20px] items-center gap-x-2.5 border-t border-line py-2 no-underline group-last:border-b md:grid-cols-[34px_1fr_auto_20px] md:gap-x-3"
              href={`/locations/${state.slug}?${new URLSearchParams({ place: `${city.name}, ${state.name}` }).toString()}#request`}
            >
              <SurveyMark isHighlighted={index === 0} />
              <span>
                <span className="block font-head text-20 leading-125 font-heading tracking-small decoration-signal decoration-2 underline-offset-4 group-hover:underline md:text-22">
                  {city.name}
                </span>
                <span className="block text-16 leading-135 text-ink-2">{city.text}</span>
              </span>
              <span className="font-mono text-13 leading-140 font-medium tracking-mono text-ink-2">
                {formatCoordinates(city)}
              </span>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

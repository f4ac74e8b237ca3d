import { formatCoordinates } from "../../drawings/maps/geodesy.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { SectionHead } from "../section-head.tsx";
import type { StateSectionProps } from "./state-section-props.ts";

/** Up to five cities. Each links to the form on the same page and fills in the city. */
export function StateCities({ state, texts: { cities }, fill }: StateSectionProps) {
  return (
    <div id="cities" className="mt-16 grid scroll-mt-24 grid-cols-12 gap-x-6 md:mt-22" tabIndex={-1}>
      <SectionHead
        id="cities"
        className="col-span-full lg:col-span-4"
        title={fill(cities.title)}
        lead={cities.lead}
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

function SurveyMark({ isHighlighted }: { isHighlighted: boolean }) {
  return (
    <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
      <path
        className={`stroke-ink ${isHighlighted ? "fill-signal" : "fill-sheet"}`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="M10 1.5 18.5 16.5h-17z"
      />
      <circle className="fill-ink" cx="10" cy="11" r="1.8" />
    </svg>
  );
}

import { loadDrawing } from "../../drawings/load-drawing.ts";
import { formatCoordinates } from "../../drawings/maps/atlas.ts";
import { ArrowRight } from "../../drawings/marks/icons.tsx";
import { CellGrid } from "../grids.tsx";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { SectionFrame, SectionHead } from "../section.tsx";
import type { StateSectionProps } from "./state-sections.tsx";

const FOUR_COLUMNS = "grid-cols-1 md:grid-cols-2 min-[1201px]:grid-cols-4";
const COLUMNS: Readonly<Record<number, string>> = {
  3: "grid-cols-1 md:grid-cols-3",
  5: "grid-cols-1 md:grid-cols-2 min-[1201px]:grid-cols-5",
  6: "grid-cols-1 md:grid-cols-3",
};

/** In two columns, the last of five cells spans the row, with its text next to the drawing. */
const ODD_LAST_CELL =
  "md:max-[1201px]:last:col-span-full md:max-[1201px]:last:grid md:max-[1201px]:last:grid-cols-2 md:max-[1201px]:last:items-center md:max-[1201px]:last:gap-5.5";

export function StateSectors(page: StateSectionProps) {
  const { state, texts, sheet, fill } = page;
  return (
    <SectionFrame id="sectors">
      <SectionHead id="sectors" mark={{ number: 5, sheet }} texts={{ title: fill(texts.sectors.title) }} />
      <CellGrid
        as="ul"
        gridClassName={COLUMNS[state.sectors.length] ?? FOUR_COLUMNS}
        className="mt-6 md:mt-11"
      >
        {state.sectors.map(({ industry, name, text }) => (
          <li
            key={name}
            className={`px-3.5 py-2.5 max-md:grid max-md:grid-cols-[80px_1fr] max-md:items-center max-md:gap-3.5 md:px-5.5 md:pt-5 md:pb-6 ${state.sectors.length === 5 ? ODD_LAST_CELL : ""}`}
          >
            <span className="flex h-18 items-center justify-center md:h-52.5">
              <DrawingFigure
                className="draw-small h-full"
                drawing={loadDrawing(`industries/${industry}`)}
                label=""
              />
            </span>
            <div>
              <h3 className="text-18 leading-125 tracking-term md:mt-4">{name}</h3>
              <p className="mt-1 text-16 leading-140 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </CellGrid>
      <StateCities {...page} />
    </SectionFrame>
  );
}

/** Up to five cities. Each links to the form on the same page and fills in the city. */
function StateCities({ state, texts: { cities }, fill }: StateSectionProps) {
  return (
    <div id="cities" className="mt-9 grid scroll-mt-24 grid-cols-12 gap-x-6 md:mt-22" tabIndex={-1}>
      <SectionHead
        id="cities"
        className="col-span-full lg:col-span-4"
        texts={{ title: fill(cities.title), lead: cities.lead }}
      />
      <ul className="col-span-full mt-4.5 min-w-0 lg:col-start-5 lg:mt-0">
        {state.cities.map((city, index) => (
          <li key={city.name} className="group">
            <a
              className="grid min-h-13 grid-cols-[22px_1fr_20px] items-center gap-x-2.5 border-t border-line py-1.5 no-underline group-last:border-b md:grid-cols-[34px_1fr_auto_20px] md:gap-x-3"
              href={`/locations/${state.slug}?${new URLSearchParams({ place: `${city.name}, ${state.name}` }).toString()}#request`}
            >
              <SurveyMark isHighlighted={index === 0} />
              <span>
                <span className="block font-head text-18 leading-125 font-heading tracking-small decoration-signal decoration-2 underline-offset-4 group-hover:underline md:text-22">
                  {city.name}
                </span>
                <span className="block text-16 leading-135 text-ink-2">{city.text}</span>
              </span>
              <span className="font-mono text-13 leading-140 font-medium tracking-mono text-ink-2 max-md:hidden">
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

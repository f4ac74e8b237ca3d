import { industryDrawing } from "../../drawings/catalog.ts";
import { CellGrid } from "../cell-grid.tsx";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { StateCities } from "./state-cities.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { SectionHead } from "../section-head.tsx";
import type { StateSectionProps } from "./state-section-props.ts";

const FOUR_COLUMNS = "grid-cols-2 min-[1201px]:grid-cols-4";
const COLUMNS: Readonly<Record<number, string>> = {
  3: "grid-cols-2 md:grid-cols-3",
  5: "grid-cols-2 min-[1201px]:grid-cols-5",
  6: "grid-cols-2 md:grid-cols-3",
};

/** In two columns, the last of five cells spans the row, with its text next to the drawing. */
const ODD_LAST_CELL =
  "max-[1201px]:last:col-span-full max-[1201px]:last:grid max-[1201px]:last:grid-cols-2 max-[1201px]:last:items-center max-[1201px]:last:gap-5.5";

export function StateSectors(page: StateSectionProps) {
  const { state, texts, sheet, fill } = page;
  return (
    <SectionFrame id="sectors">
      <SectionHead id="sectors" mark={{ number: 5, sheet }} title={fill(texts.sectors.title)} />
      <CellGrid as="ul" gridClassName={COLUMNS[state.sectors.length] ?? FOUR_COLUMNS} className="mt-11">
        {state.sectors.map(({ industry, name, text }) => (
          <li
            key={name}
            className={`px-3.5 pt-3.5 pb-4.5 md:px-5.5 md:pt-5 md:pb-6 ${state.sectors.length === 5 ? ODD_LAST_CELL : ""}`}
          >
            <span className="flex h-32 items-center justify-center md:h-52.5">
              <DrawingFigure className="draw-small h-full" drawing={industryDrawing(industry)} label="" />
            </span>
            <div>
              <h3 className="mt-2.5 text-18 leading-125 tracking-term md:mt-4 md:text-19">{name}</h3>
              <p className="mt-2 text-17 leading-145 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </CellGrid>
      <StateCities {...page} />
    </SectionFrame>
  );
}

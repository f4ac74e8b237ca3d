import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { industryDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { SectionMark } from "../../drawings/marks/section-mark.tsx";
import { fillText } from "./fill-text.ts";
import { StateCities } from "./state-cities.tsx";

interface StateSectorsProps {
  state: State;
  texts: Pick<StatePage, "sectors" | "cities">;
  sheet: string;
}

/** Key sectors as cells of one frame, and the cities beneath them. */
export function StateSectors({ state, texts, sheet }: StateSectorsProps) {
  return (
    <section id="sectors" className="section" aria-labelledby="sectors-title" tabIndex={-1}>
      <div className="container">
        <div className="section-head">
          <SectionMark number={5} sheet={sheet} href="#sectors" />
          <h2 id="sectors-title">{fillText(texts.sectors.title, { state: state.name })}</h2>
        </div>
        <ul className={`sector-cells sector-cells-${state.sectors.length}`}>
          {state.sectors.map(({ industry, name, text }) => (
            <li key={name}>
              <span className="sector-drawing">
                <DrawingFigure className="draw-small" drawing={industryDrawing(industry)} label="" />
              </span>
              <div>
                <h3 className="state-h4">{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <StateCities state={state} texts={texts.cities} />
      </div>
    </section>
  );
}

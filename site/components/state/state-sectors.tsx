import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { industryDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { fillText } from "./fill-text.ts";
import { StateCities } from "./state-cities.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { SectionHead } from "../section-head.tsx";

interface StateSectorsProps {
  state: State;
  texts: Pick<StatePage, "sectors" | "cities">;
  sheet: string;
}

/** Key sectors as cells of one frame, and the cities beneath them. */
export function StateSectors({ state, texts, sheet }: StateSectorsProps) {
  return (
    <SectionFrame id="sectors">
      <SectionHead
        id="sectors"
        mark={{ number: 5, sheet }}
        title={fillText(texts.sectors.title, { state: state.name })}
      />
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
    </SectionFrame>
  );
}

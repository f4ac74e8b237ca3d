import type { About } from "../../model/schemas/about.ts";
import { articleDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

/** How a search is put together: the drawing of a building taken apart carries the section, layer by layer. */
export function WayOfWorking({ code, work }: { code: string; work: About["work"] }) {
  return (
    <Section
      id="work"
      mark={sheetMark(code, 2)}
      ground="band"
      layout="stack"
      title={work.title}
      lead={work.lead}
    >
      <div className="layers">
        <DrawingFigure drawing={articleDrawing("about", "takeoff")} label={work.drawing} />
        <ol className="numbered">
          {work.points.map(({ title, text }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

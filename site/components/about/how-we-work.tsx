import type { About } from "../../model/schemas/about.ts";
import { articleDrawing } from "../../drawings/catalog.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { useLayoutStrings } from "../layout-strings.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { NumberedList } from "../numbered-list.tsx";

export function HowWeWork({ sheetCode, work }: { sheetCode: string; work: About["work"] }) {
  return (
    <Section
      id="work"
      mark={getSectionMark(sheetCode, 2)}
      ground="band"
      layout="stack"
      title={work.title}
      lead={work.lead}
    >
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-9 lg:grid-cols-2">
        <DrawingFigure
          className="max-w-130"
          drawing={articleDrawing("about", "takeoff", useLayoutStrings().drawings)}
          label={work.drawing}
        />
        <NumberedList
          itemClassName="py-5"
          items={work.points.map(({ title, text }) => ({
            key: title,
            content: (
              <div>
                <h3>{title}</h3>
                <p className="mt-1.5 text-18 leading-150 text-ink-2">{text}</p>
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

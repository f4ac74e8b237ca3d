import type { About } from "../../model/schemas/about.ts";
import { articleDrawing } from "../../drawings/catalog.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { useLayoutStrings } from "../layout-strings.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { NumberedPoints } from "../numbered-points.tsx";

export function HowWeWork({ sheetCode, work }: { sheetCode: string; work: About["work"] }) {
  return (
    <Section id="work" mark={getSectionMark(sheetCode, 2)} ground="band" layout="stack" texts={work}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-9 lg:grid-cols-2">
        <DrawingFigure
          className="max-w-130"
          drawing={articleDrawing("about", "takeoff", useLayoutStrings().drawings)}
          label={work.drawing}
        />
        <NumberedPoints itemClassName="py-5" points={work.points} />
      </div>
    </Section>
  );
}

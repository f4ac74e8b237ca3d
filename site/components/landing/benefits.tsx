import type { Landing } from "../../model/schemas/landing.ts";
import { CellGrid } from "../cell-grid.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

export function Benefits({ sheetCode, benefits }: { sheetCode: string; benefits: Landing["benefits"] }) {
  return (
    <Section id="benefits" mark={getSectionMark(sheetCode, 3)} texts={benefits}>
      <CellGrid>
        {benefits.points.map(({ figure, title, text }) => (
          <div key={title} className="flex flex-col px-7 pt-6 pb-3">
            <h3 className="text-19 leading-125">{title}</h3>
            <p className="mt-3.5 font-head text-36 leading-100 font-heading tracking-heading tabular">
              {figure}
            </p>
            <p className="mt-2.5 mb-4.5 text-17 leading-150 text-ink-2">{text}</p>
          </div>
        ))}
      </CellGrid>
    </Section>
  );
}

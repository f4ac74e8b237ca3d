import type { Landing } from "../../model/schemas/landing.ts";
import { articleDrawing } from "../../drawings/catalog.ts";
import { CellDrawing } from "../cell-drawing.tsx";
import { CellGrid } from "../cell-grid.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { DefinitionList } from "../definition-list.tsx";
import { ExampleLabel } from "../example-label.tsx";

/** Fictional example placements, labeled as such. */
export function RecentPlacements({
  sheetCode,
  placements,
}: {
  sheetCode: string;
  placements: Landing["placements"];
}) {
  return (
    <Section
      id="placements"
      mark={getSectionMark(sheetCode, 4)}
      layout="stack"
      ground="band"
      label={
        <p className="mb-5">
          <ExampleLabel />
        </p>
      }
      texts={placements}
    >
      <CellGrid gridClassName="grid-cols-1 md:grid-cols-3">
        {placements.items.map(({ role, project, drawing, facts }) => (
          <article key={role} className="flex flex-col px-5 pt-4.5 md:pt-5.5 lg:px-7">
            <CellDrawing drawing={articleDrawing(`placement-${drawing}`, drawing)} />
            <h3>{role}</h3>
            <p className="mt-2.5 mb-4.5 text-17 leading-150 text-ink-2">{project}</p>
            <DefinitionList className="mt-auto [&>div:last-child]:border-b-0" terms={facts} />
          </article>
        ))}
      </CellGrid>
    </Section>
  );
}

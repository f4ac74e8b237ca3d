import type { Landing } from "../../model/schemas/landing.ts";
import { articleDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";
import { Terms } from "../terms.tsx";
import { ExampleLabel } from "../example-label.tsx";

/** Placements that show what to expect; they are fictional, and the section's label says so. */
export function RecentPlacements({ code, placements }: { code: string; placements: Landing["placements"] }) {
  return (
    <Section
      id="placements"
      mark={sheetMark(code, 3)}
      layout="stack"
      ground="band"
      label={
        <p className="mb-5">
          <ExampleLabel>{placements.label}</ExampleLabel>
        </p>
      }
      title={placements.title}
      lead={placements.lead}
    >
      <div className="cells placement-cells">
        {placements.items.map(({ role, project, drawing, facts }) => (
          <article key={role} className="cell">
            <div className="cell-drawing">
              <DrawingFigure
                drawing={articleDrawing(`placement-${drawing}`, drawing, { isAnnotated: false })}
              />
            </div>
            <h3>{role}</h3>
            <p>{project}</p>
            <Terms className="mt-auto [&>div:last-child]:border-b-0" terms={facts} />
          </article>
        ))}
      </div>
    </Section>
  );
}

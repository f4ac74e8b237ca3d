import type { Home } from "../../model/schemas/home.ts";
import type { Service } from "../../model/schemas/services.ts";
import { serviceDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { ActionLink } from "../action-link.tsx";
import { Section } from "../section.tsx";

/** The four services as cells of one frame. */
export function ServiceCells({
  section,
  services,
}: {
  section: Home["services"];
  services: readonly Service[];
}) {
  return (
    <Section
      id="services"
      mark={{ number: 1, sheet: "A-100" }}
      title={section.title}
      lead={section.lead}
      aside={
        <p className="mt-4">
          <ActionLink kind="text" href={section.more.href}>
            {section.more.text}
          </ActionLink>
        </p>
      }
    >
      <div className="cells">
        {services.map(({ id, name, summary, terms }) => (
          <a key={id} className="cell" href={`/services#${id}`}>
            <span className="cell-drawing">
              <DrawingFigure drawing={serviceDrawing(id)} />
            </span>
            <h3>{name}</h3>
            <p>{summary}</p>
            <span className="cell-foot">
              {terms} <ArrowRight />
            </span>
          </a>
        ))}
      </div>
    </Section>
  );
}

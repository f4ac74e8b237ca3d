import type { Home } from "../../model/schemas/home.ts";
import type { Service } from "../../model/schemas/services.ts";
import { serviceDrawing } from "../../drawings/catalog.ts";
import { ActionLink } from "../action-link.tsx";
import { CellDrawing } from "../cell-drawing.tsx";
import { CellFoot } from "../cell-foot.tsx";
import { CellGrid } from "../cell-grid.tsx";
import { useLayoutStrings } from "../layout-strings.ts";
import { Section } from "../section.tsx";

export function ServiceCells({
  section,
  services,
}: {
  section: Home["services"];
  services: readonly Service[];
}) {
  const { drawings } = useLayoutStrings();
  return (
    <Section
      id="services"
      mark={{ number: 1, sheet: "A-100" }}
      texts={section}
      aside={
        <p className="mt-4">
          <ActionLink kind="text" href={section.more.href}>
            {section.more.text}
          </ActionLink>
        </p>
      }
    >
      <CellGrid>
        {services.map(({ id, name, summary, terms }) => (
          <a
            key={id}
            className="group flex flex-col px-5.5 pt-4.5 no-underline md:px-7 md:pt-5.5"
            href={`/services#${id}`}
          >
            <CellDrawing drawing={serviceDrawing(id, drawings)} />
            <h3 className="decoration-signal decoration-2 underline-offset-4 group-hover:underline">
              {name}
            </h3>
            <p className="mt-2.5 mb-4.5 text-17 leading-150 text-ink-2">{summary}</p>
            <CellFoot>{terms}</CellFoot>
          </a>
        ))}
      </CellGrid>
    </Section>
  );
}

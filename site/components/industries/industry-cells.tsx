import type { Industry } from "../../model/schemas/industries.ts";
import type { IndustriesPage } from "../../model/schemas/industries-page.ts";
import { industryDrawing } from "../../drawings/catalog.ts";
import { ActionLink } from "../action-link.tsx";
import { CellDrawing } from "../cell-drawing.tsx";
import { CellGrid } from "../cell-grid.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

interface IndustryCellsProps {
  sheetCode: string;
  texts: IndustriesPage["industries"];
  industries: readonly Industry[];
}

export function IndustryCells({ sheetCode, texts, industries }: IndustryCellsProps) {
  return (
    <Section
      id="industries"
      mark={getSectionMark(sheetCode, 1)}
      layout="stack"
      texts={texts}
      aside={
        <p className="mt-3">
          <ActionLink kind="text" href={texts.moreHref}>
            {texts.more}
          </ActionLink>
        </p>
      }
    >
      <CellGrid>
        {industries.map(({ id, name, description, specialties, positions }) => (
          <article
            key={id}
            id={id}
            className="group row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-0 px-5.5 pt-5.5 pb-6.5 md:px-6 md:pt-8 md:pb-8.5 lg:px-9"
            aria-labelledby={`${id}-name`}
            tabIndex={-1}
          >
            <CellDrawing isLarge drawing={industryDrawing(id)} />
            <h3
              id={`${id}-name`}
              className="text-24 tracking-title decoration-signal decoration-3 underline-offset-6 group-target:underline md:text-31"
            >
              {name}
            </h3>
            <p className="mt-3 mb-6 text-18 leading-150 text-ink-2">{description}</p>
            <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-x-8 md:gap-y-0">
              <TermList title={texts.specialties} terms={specialties} />
              <TermList title={texts.positions} terms={positions} />
            </div>
          </article>
        ))}
      </CellGrid>
    </Section>
  );
}

function TermList({ title, terms }: { title: string; terms: readonly string[] }) {
  return (
    <div>
      <h4 className="border-b border-ink pb-2.25 text-17">{title}</h4>
      <ul>
        {terms.map((term) => (
          <li key={term} className="border-b border-line py-2 text-17 leading-140">
            {term}
          </li>
        ))}
      </ul>
    </div>
  );
}

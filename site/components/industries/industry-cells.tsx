import type { Industry } from "../../model/schemas/industries.ts";
import type { IndustriesPage } from "../../model/schemas/industries-page.ts";
import { industryDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { ActionLink } from "../action-link.tsx";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

interface IndustryCellsProps {
  code: string;
  texts: IndustriesPage["industries"];
  industries: readonly Industry[];
}

/** The six industries as cells of one frame: drawing, description, specialties, key positions. */
export function IndustryCells({ code, texts, industries }: IndustryCellsProps) {
  return (
    <Section
      id="industries"
      mark={sheetMark(code, 1)}
      layout="stack"
      title={texts.title}
      lead={texts.lead}
      aside={
        <p className="mt-3">
          <ActionLink kind="text" href={texts.moreHref}>
            {texts.more}
          </ActionLink>
        </p>
      }
    >
      <div className="cells industry-cells">
        {industries.map(({ id, name, description, specialties, positions }) => (
          <article key={id} id={id} className="cell" aria-labelledby={`${id}-name`} tabIndex={-1}>
            <div className="cell-drawing">
              <DrawingFigure drawing={industryDrawing(id)} />
            </div>
            <h3 id={`${id}-name`}>{name}</h3>
            <p>{description}</p>
            <div className="cell-lists">
              <TermList title={texts.specialties} terms={specialties} />
              <TermList title={texts.positions} terms={positions} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

function TermList({ title, terms }: { title: string; terms: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </div>
  );
}

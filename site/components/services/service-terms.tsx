import type { ServicesPage } from "../../model/schemas/services-page.ts";
import { ColumnText } from "../column-text.tsx";
import { Columns } from "../columns.tsx";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

/** What a search costs and what stands behind it, four terms side by side. */
export function ServiceTerms({ code, terms }: { code: string; terms: ServicesPage["terms"] }) {
  return (
    <Section
      id="terms"
      mark={sheetMark(code, 3)}
      layout="stack"
      ground="band"
      title={terms.title}
      lead={terms.lead}
    >
      <Columns>
        {terms.items.map(({ figure, title, text }) => (
          <div key={title} className="pb-0!">
            <h3 className="text-19">{title}</h3>
            <p className="mt-3.5 mb-0.5 font-head text-31 leading-102 font-heading tracking-heading tabular">
              {figure}
            </p>
            <ColumnText>{text}</ColumnText>
          </div>
        ))}
      </Columns>
    </Section>
  );
}

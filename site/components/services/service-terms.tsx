import type { ServicesPage } from "../../model/schemas/services-page.ts";
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
      <div className="columns columns-figures">
        {terms.items.map(({ figure, title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="figure">{figure}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

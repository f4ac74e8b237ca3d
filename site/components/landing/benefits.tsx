import type { Landing } from "../../model/schemas/landing.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

/** What an employer gets, as cells of one frame, each with its figure. */
export function Benefits({ code, benefits }: { code: string; benefits: Landing["benefits"] }) {
  return (
    <Section id="benefits" mark={sheetMark(code, 2)} title={benefits.title} lead={benefits.lead}>
      <div className="cells benefit-cells">
        {benefits.points.map(({ figure, title, text }) => (
          <div key={title} className="cell">
            <h3>{title}</h3>
            <p className="figure">{figure}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

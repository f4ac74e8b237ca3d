import type { About } from "../../model/schemas/about.ts";
import type { Claims } from "../../model/schemas/claims.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

interface ClaimsTableProps {
  code: string;
  texts: About["claims"];
  claims: Claims;
}

/** Every figure that the site states about the firm: meaning, who answers for it, when it was last looked at (decisions, "Numbers are claims"). */
export function ClaimsTable({ code, texts, claims }: ClaimsTableProps) {
  const { figure, meaning, source, reviewed } = texts.columns;
  return (
    <Section id="figures" mark={sheetMark(code, 3)} title={texts.title} lead={texts.lead}>
      <table className="table claims-table">
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            <th scope="col">{meaning}</th>
            <th scope="col">{source}</th>
            <th scope="col" className="end">
              {reviewed}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(claims).map(([id, claim]) => (
            <tr key={id} id={`figure-${id}`}>
              <th scope="row">{claim.text}</th>
              <td>{claim.meaning}</td>
              <td>{claim.source}</td>
              <td className="end">
                <time dateTime={claim.reviewed}>{dayInWords(claim.reviewed)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** `Jan 15, 2025` from 2025-01-15. */
function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}

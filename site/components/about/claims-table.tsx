import type { About } from "../../model/schemas/about.ts";
import type { Claims } from "../../model/schemas/claims.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

interface ClaimsTableProps {
  code: string;
  texts: About["claims"];
  claims: Claims;
}

/** Every figure that the site states about the firm, but for those that are texts of one place: meaning and source. */
export function ClaimsTable({ code, texts, claims }: ClaimsTableProps) {
  const { figure, meaning, source } = texts.columns;
  const listed = Object.entries(claims).filter(([, claim]) => claim.listed !== false);
  return (
    <Section id="figures" mark={sheetMark(code, 3)} title={texts.title} lead={texts.lead}>
      <table className="table claims-table">
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            <th scope="col">{meaning}</th>
            <th scope="col">{source}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(([id, claim]) => (
            <tr key={id} id={`figure-${id}`}>
              <th scope="row">{claim.text}</th>
              <td>{claim.meaning}</td>
              <td>{claim.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

import type { About } from "../../../build/schemas/about.ts";
import type { Claims } from "../../../build/schemas/claims.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

interface ClaimsTableProps {
  code: string;
  texts: About["claims"];
  claims: Claims;
}

/** Every figure that the site states about the firm: meaning, who answers for it, when it was last looked at. */
export function ClaimsTable({ code, texts, claims }: ClaimsTableProps) {
  const { figure, meaning, source, reviewed } = texts.columns;
  return (
    <Section id="figures" mark={sheetMark(code, 3)} title={texts.title} lead={texts.lead}>
      <table className="table">
        <thead className="max-md:hidden">
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
            <tr
              key={id}
              id={`figure-${id}`}
              className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-t max-md:border-line max-md:py-3.5 max-md:*:border-0 max-md:*:px-0 max-md:*:py-0.5"
            >
              <th
                scope="row"
                className="font-head text-20 leading-125 font-heading tracking-small normal-nums first-letter:uppercase max-md:col-span-full md:w-[24%]"
              >
                {claim.text}
              </th>
              <td className="max-md:col-span-full">{claim.meaning}</td>
              <td className="max-md:text-ink-2">{claim.source}</td>
              <td className="end max-md:text-ink-2">
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

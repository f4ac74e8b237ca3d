import type { About } from "../../model/schemas/about.ts";
import type { Claims } from "../../model/schemas/claims.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { TableHead } from "../table-head.tsx";

interface ClaimsTableProps {
  sheetCode: string;
  texts: About["claims"];
  claims: Claims;
}

export function ClaimsTable({ sheetCode, texts, claims }: ClaimsTableProps) {
  const { figure, meaning, source } = texts.columns;
  const listedClaims = Object.entries(claims).filter(([id]) => !texts.omitted.includes(id));
  return (
    <Section id="figures" mark={getSectionMark(sheetCode, 3)} texts={texts}>
      <table className="table">
        <TableHead isHiddenOnPhones columns={[figure, meaning, source]} />
        <tbody>
          {listedClaims.map(([id, claim]) => (
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
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

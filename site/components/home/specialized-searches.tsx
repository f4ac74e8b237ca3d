import type { Home } from "../../model/schemas/home.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { Section } from "../section.tsx";

/** The searches that are asked for most, each a link to what we know about it. */
export function SpecializedSearches({ searches }: { searches: Home["searches"] }) {
  const [name, model, detail] = searches.columns;
  return (
    <Section id="searches" mark={{ number: 2, sheet: "A-200" }} title={searches.title} lead={searches.lead}>
      <table className="index-table">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className="wide-only">
              {model}
            </th>
            <th scope="col">{detail}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {searches.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <a href={row.href}>{row.name}</a>
              </th>
              <td className="wide-only">{row.model}</td>
              <td className="detail">{row.detail}</td>
              <td className="go">
                <ArrowRight />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

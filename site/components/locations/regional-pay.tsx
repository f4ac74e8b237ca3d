import type { Locations } from "../../model/schemas/locations.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import type { State } from "../../model/schemas/state.ts";
import { TableHead } from "../table-head.tsx";

interface RegionalPayProps {
  texts: Locations["pay"];
  salaries: Salaries;
  states: readonly State[];
}

/** Which states belong to which region of the pay data, and what the region adds to the base (spec section 9). */
export function RegionalPay({ texts, salaries, states }: RegionalPayProps) {
  const { columns, unlisted } = texts;
  const rows = [
    ...salaries.regions.map(({ region, premium, highlight }) => ({
      name: region,
      region,
      premium: premium === 0 ? texts.baseline : `+${premium}%`,
      highlight,
    })),
    { ...unlisted, region: null },
  ];
  return (
    <table className="table row-sheets region-table">
      <TableHead columns={[columns.region, columns.premium, columns.states]} />
      <tbody>
        {rows.map(({ name, region, premium, highlight }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="role-note">{highlight}</span>
            </th>
            <td className="region-premium">{premium}</td>
            <td>
              <ul className="region-states">
                {states
                  .filter((state) => state.region === region)
                  .map((state) => (
                    <li key={state.slug}>
                      <a href={`/locations/${state.slug}`}>{state.name}</a>
                    </li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

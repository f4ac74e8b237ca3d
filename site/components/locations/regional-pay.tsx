import type { Site } from "../../../model/kinds/site.ts";
import { RowNote } from "../row-note.tsx";
import { CardRow } from "../card-row.tsx";
import { TableHead } from "../table-head.tsx";

export function RegionalPay({ site: { locations, salaries, states } }: { site: Site }) {
  const { columns, unlisted, baseline } = locations.pay;
  const rows = [
    ...salaries.regions.map(({ region, premium, highlight, states }) => ({
      name: region,
      members: states,
      premium: premium === 0 ? baseline : `+${premium}%`,
      highlight,
    })),
    { ...unlisted, members: salaries.unpublished.states },
  ];
  return (
    <table className="table">
      <TableHead isHiddenOnPhones columns={[columns.region, columns.premium, columns.states]} />
      <tbody>
        {rows.map(({ name, members, premium, highlight }) => (
          <CardRow key={name}>
            <th scope="row" className="align-top max-md:flex-1 md:w-[40%]">
              {name}
              <RowNote>{highlight}</RowNote>
            </th>
            <td className="align-top font-head font-heading whitespace-nowrap normal-nums">{premium}</td>
            <td className="align-top max-md:basis-full">
              <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
                {states
                  .filter(({ slug }) => members.includes(slug))
                  .map((state) => (
                    <li key={state.slug}>
                      <a
                        className="inline-flex min-h-7 items-center decoration-field underline-offset-4"
                        href={`/locations/${state.slug}`}
                      >
                        {state.name}
                      </a>
                    </li>
                  ))}
              </ul>
            </td>
          </CardRow>
        ))}
      </tbody>
    </table>
  );
}

import type { PayMethodology } from "../../model/schemas/pay-methodology.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import { DemandBadge } from "../badge.tsx";
import { CardRow } from "../card-row.tsx";
import { TableHead } from "../table-head.tsx";

interface DemandLegendProps {
  texts: PayMethodology["demand"];
  salaries: Salaries;
}

export function DemandLegend({ texts: { columns, note }, salaries }: DemandLegendProps) {
  return (
    <>
      <table className="table">
        <TableHead isHiddenOnPhones columns={[columns.label, columns.meaning]} />
        <tbody>
          {salaries.demand.map(({ label, meaning }) => (
            <CardRow key={label}>
              <th scope="row" className="max-md:basis-full md:w-44">
                <DemandBadge demand={label} />
              </th>
              <td>{meaning}</td>
            </CardRow>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-17 leading-150 text-ink-2">{note}</p>
    </>
  );
}

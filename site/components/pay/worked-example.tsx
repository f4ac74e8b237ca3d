import { formatDollars } from "../../model/pay/format-dollars.ts";
import { findBaselinePay, payInRegion } from "../../model/pay/state-pay.ts";
import type { Report } from "../../model/schemas/report.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import { TableCaption } from "../table-caption.tsx";
import { TableHead } from "../table-head.tsx";

interface WorkedExampleProps {
  title: string;
  example: Report["method"]["example"];
  salaries: Salaries;
}

const FIGURES = ["low", "average", "high"] as const;

export function WorkedExample({ title, example, salaries }: WorkedExampleProps) {
  const region = salaries.regions.find((one) => one.region === example.region);
  if (region === undefined)
    throw new Error(`The example in report.yaml names the unknown pay region "${example.region}".`);
  const baseline = findBaselinePay(salaries, example.role);
  const regionalPay = payInRegion(salaries, example.role, region);
  return (
    <table className="table mt-9">
      <TableCaption>
        {title}: {example.role}, {example.region}
      </TableCaption>
      <TableHead columns={["Figure", "Baseline", "Premium", "With the premium"]} />
      <tbody className="tabular">
        {FIGURES.map((figure) => (
          <tr key={figure}>
            <th scope="row" className="capitalize">
              {figure}
            </th>
            <td>{formatDollars(baseline[figure])}</td>
            <td>× {100 + region.premium}%</td>
            <td className="font-strong">{formatDollars(regionalPay[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

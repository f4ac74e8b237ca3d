import { formatDollars, getPlaceName, getRoleName } from "../../../model/pay/format-dollars.ts";
import { findBaselinePay, payInRegion } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { TableCaption, TableHead } from "../tables.tsx";

const FIGURES = ["low", "average", "high"] as const;

export function WorkedExample({ site }: { site: Site }) {
  const { salaries, report, layout } = site;
  const { example } = report.method;
  const { rules } = site["pay-methodology"];
  const { columns } = rules;
  const region = salaries.regions.find((one) => one.region === example.region);
  if (region === undefined)
    throw new Error(`The example in report.yaml names the unknown pay region "${example.region}".`);
  const baseline = findBaselinePay(salaries, example.role);
  const regionalPay = payInRegion(salaries, example.role, region);
  return (
    <table className="table mt-9">
      <TableCaption>
        {rules.example}: {getRoleName(layout.pay, example.role)}, {getPlaceName(layout.pay, example.region)}
      </TableCaption>
      <TableHead columns={[columns.figure, columns.baseline, columns.premium, columns.result]} />
      <tbody className="tabular">
        {FIGURES.map((figure) => (
          <tr key={figure}>
            <th scope="row">{rules.figures[figure]}</th>
            <td>{formatDollars(baseline[figure])}</td>
            <td>× {100 + region.premium}%</td>
            <td className="font-strong">{formatDollars(regionalPay[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

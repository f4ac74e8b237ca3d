import type { Site } from "../../../model/kinds/site.ts";
import { formatDollars, getRoleName } from "../../../model/pay/format-dollars.ts";
import { rankRoles } from "../../../model/pay/state-pay.ts";
import { formatRange, TableCaption, TableHead } from "../tables.tsx";
import { SalaryExplorer } from "../pay/salary-explorer.tsx";
import { MethodologyLink } from "../links.tsx";
import { fillText } from "../strings.ts";
import { Section } from "../section.tsx";
import { Widget } from "../widget.tsx";

export function SalaryReport({ site }: { site: Site }) {
  const { salaries, home } = site;
  const section = home.report;
  const { pay } = site.layout;
  return (
    <Section
      id="salary-report"
      mark={{ number: 5, sheet: "A-500" }}
      ground="reversed"
      layout="split-form"
      texts={section}
      aside={
        <div className="mt-6">
          <Widget tag="salary-report-form" />
        </div>
      }
    >
      <SalaryExplorer site={site} layout="compact" job="superintendent" place="texas" />
      <noscript>
        <table className="table">
          <TableCaption>{fillText(section.caption, { year: salaries.year })}</TableCaption>
          <TableHead columns={[pay.role, pay.range, pay.average]} />
          <tbody>
            {rankRoles(salaries).map((row) => (
              <tr key={row.role}>
                <th scope="row">{getRoleName(pay, row.role)}</th>
                <td>{formatRange(row)}</td>
                <td>{formatDollars(row.average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </noscript>
      <MethodologyLink className="mt-3" />
    </Section>
  );
}

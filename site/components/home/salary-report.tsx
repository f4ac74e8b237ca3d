import type { Site } from "../../../model/kinds/site.ts";
import { formatDollars, getPlaceName, getRoleName } from "../../../model/pay/format-dollars.ts";
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
      mark={{ number: 3, sheet: "A-300" }}
      ground="reversed"
      layout="split-form"
      texts={section}
      aside={
        <>
          <div className="mt-8">
            <Widget tag="salary-report-form" />
          </div>
          <dl
            className="mt-10 grid grid-cols-3 gap-y-2.5 border-t border-line md:grid-cols-5 md:gap-y-0"
            aria-label={section.regions}
          >
            {salaries.regions.map(({ region, premium }) => (
              <div key={region} className="flex flex-col-reverse justify-end pt-3.5 pr-2">
                <dt className="mt-1.5 text-16 leading-130 text-ink-2">{getPlaceName(pay, region)}</dt>
                <dd className="font-head text-24 leading-100 font-heading tracking-title tabular">
                  {premium === 0 ? section.base : `+${premium}%`}
                </dd>
              </div>
            ))}
          </dl>
        </>
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

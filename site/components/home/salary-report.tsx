import type { Home } from "../../model/schemas/home.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import { RangeChart } from "../range-chart.tsx";
import { Section } from "../section.tsx";

/** What the market pays, with the form that asks for the whole report. */
export function SalaryReport({ section, salaries }: { section: Home["report"]; salaries: Salaries }) {
  const rows = [...salaries.roles].sort((a, b) => b.average - a.average);
  return (
    <Section
      id="salary-report"
      mark={{ number: 3, sheet: "A-300" }}
      ground="reversed"
      layout="split-form"
      title={section.title}
      lead={section.lead}
      aside={
        <>
          <div className="mt-8">
            <salary-report-form />
          </div>
          <dl className="premiums" aria-label="Pay over the Midwest by region">
            {salaries.regions.map(({ region, premium }) => (
              <div key={region}>
                <dt>{region}</dt>
                <dd>{premium === 0 ? "Base" : `+${premium}%`}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <RangeChart
        caption="Base salary, thousands of dollars"
        rows={rows.map(({ role, low, high, average }) => ({ name: role, low, high, middle: average }))}
      />
    </Section>
  );
}

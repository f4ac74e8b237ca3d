import type { Home } from "../../model/schemas/home.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import { RangeChart } from "../range-chart.tsx";
import { Section } from "../section.tsx";
import { Widget } from "../widget.tsx";

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
            <Widget tag="salary-report-form" />
          </div>
          <dl
            className="mt-10 grid grid-cols-3 gap-y-2.5 border-t border-line md:grid-cols-5 md:gap-y-0"
            aria-label="Pay over the Midwest by region"
          >
            {salaries.regions.map(({ region, premium }) => (
              <div key={region} className="flex flex-col-reverse justify-end pt-3.5 pr-2">
                <dt className="mt-1.5 text-16 leading-130 text-ink-2">{region}</dt>
                <dd className="font-head text-24 leading-100 font-heading tracking-title tabular-nums">
                  {premium === 0 ? "Base" : `+${premium}%`}
                </dd>
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

import { Badge } from "../components/badge.tsx";
import { CardRow } from "../components/grids.tsx";
import { RegionalPay } from "../components/locations/regional-pay.tsx";
import { NumberedPoints, PointList } from "../components/lists.tsx";
import { ExperienceBands } from "../components/pay/salary-explorer.tsx";
import { PAY_METHODOLOGY_PATH, PlainLink } from "../components/links.tsx";
import { Section, getSectionMark } from "../components/section.tsx";
import { TableHead, TableCaption } from "../components/tables.tsx";
import { fillText } from "../components/strings.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { defineTranslatedPage } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";
import { INSIGHTS } from "../layouts/subpage.tsx";
import { formatMonth } from "../../model/format-day.ts";
import { LANGUAGES } from "../../model/languages.ts";
import { getDemandName, formatDollars, getPlaceName, getRoleName } from "../../model/pay/format-dollars.ts";
import { findBaselinePay, payInRegion } from "../../model/pay/state-pay.ts";
import type { Site } from "../../model/kinds/site.ts";

/** The explanation of how pay is computed, linked from every pay figure. */
export default definePage({
  data: defineTranslatedPage(PAY_METHODOLOGY_PATH),
  render: ({ site }) => {
    const { salaries, agency, navigation, layout, language } = site;
    const texts = site["pay-methodology"];
    const { code } = texts.sheet;
    const insights = navigation.links.find(({ href }) => href === INSIGHTS.href) ?? INSIGHTS;
    const { scope, rules, regions, experience, demand, dates } = texts;
    return heroPage(site, {
      texts,
      drawing: "covers/takeoff-3",
      meta: { breadcrumb: [insights, { text: texts.title }], currentNavPath: "/insights" },
      body: (
        <>
          <Section id="scope" mark={getSectionMark(code, 1)} texts={scope}>
            <div className="grid grid-cols-1 gap-x-12 gap-y-9 md:grid-cols-2">
              <PointList points={scope.is} />
              <PointList points={scope.isNot} />
            </div>
          </Section>
          <Section id="rules" mark={getSectionMark(code, 2)} ground="band" texts={rules}>
            <NumberedPoints points={rules.points} />
            <WorkedExample site={site} />
            <p className="mt-4 text-17 leading-150 text-ink-2">{rules.limits}</p>
          </Section>
          <Section id="regions" mark={getSectionMark(code, 3)} texts={regions}>
            <RegionalPay site={site} />
          </Section>
          <Section id="experience" mark={getSectionMark(code, 4)} texts={experience}>
            <ExperienceBands site={site} />
          </Section>
          <Section id="demand" mark={getSectionMark(code, 5)} ground="band" texts={demand}>
            <table className="table">
              <TableHead isHiddenOnPhones columns={[demand.columns.label, demand.columns.meaning]} />
              <tbody>
                {salaries.demand.map(({ label, meaning }) => (
                  <CardRow key={label}>
                    <th scope="row" className="max-md:basis-full md:w-44">
                      <Badge label={label} text={getDemandName(layout.pay, label)} />
                    </th>
                    <td>{meaning}</td>
                  </CardRow>
                ))}
              </tbody>
            </table>
            <p className="mt-4 text-17 leading-150 text-ink-2">{demand.note}</p>
          </Section>
          <Section
            id="dates"
            mark={getSectionMark(code, 6)}
            texts={{
              title: dates.title,
              lead: fillText(dates.lead, {
                year: salaries.year,
                issue: formatMonth(agency.reportIssued, LANGUAGES[language].locale),
              }),
            }}
            aside={
              <PlainLink
                className="mt-5"
                href={`mailto:${agency.email}?subject=${encodeURIComponent(dates.subject)}`}
              >
                {dates.report}
              </PlainLink>
            }
          >
            <PointList points={dates.points} />
          </Section>
        </>
      ),
    });
  },
});

const FIGURES = ["low", "average", "high"] as const;

function WorkedExample({ site }: { site: Site }) {
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

import { PAGE_DATA_ID, type PageData } from "../../../widgets/salary-explorer/read-pay.ts";
import type { SalaryExplorerProps } from "../../../model/tags/salary-explorer.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { createExplorerData } from "../../../model/pay/explorer-data.ts";
import { Widget } from "../widget.tsx";
import { getRoleName, formatDollars } from "../../../model/pay/format-dollars.ts";
import { listBands, rankRoles, payInState } from "../../../model/pay/state-pay.ts";
import { typeset } from "../../../model/typeset.ts";
import { TableCaption, TableHead, formatRange } from "../tables.tsx";
import type { ArticleFrontMatter } from "../../../model/schemas/article.ts";
import { Section } from "../section.tsx";
import { MethodologyLink } from "../links.tsx";

interface PageSalaryExplorerProps extends SalaryExplorerProps {
  site: Pick<Site, "navigation" | "salaries" | "states" | "layout">;
}

/**
 * The salary explorer and its JSON data. The data's element has a fixed id, so use this only once per page.
 */
export function SalaryExplorer({
  site: { navigation, salaries, states, layout },
  ...attributes
}: PageSalaryExplorerProps) {
  const data: PageData = {
    explorer: navigation.explorer,
    pay: createExplorerData(salaries, states, layout.pay),
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <>
      <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />
      <Widget tag="salary-explorer" {...attributes} />
    </>
  );
}

export function ExperienceBands({ site }: { site: Site }) {
  const { salaries, layout } = site;
  const { columns } = site["pay-methodology"].experience;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-9 md:grid-cols-2">
      {salaries.experience.map(({ role }) => (
        <table key={role} className="table self-start">
          <TableCaption>{getRoleName(layout.pay, role)}</TableCaption>
          <TableHead columns={[columns.experience, columns.range]} />
          <tbody className="tabular">
            {typeset(listBands(salaries, role)).map(({ experience, text }) => (
              <tr key={experience}>
                <th scope="row">{experience}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function PayTable({ caption, site: { salaries, states } }: { caption: string; site: Site }) {
  const roles = rankRoles(salaries).map(({ role }) => role);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be keyboard-focusable
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="table min-w-[1180px] text-16">
        <TableCaption>{caption}</TableCaption>
        <TableHead columns={["State", ...roles]} />
        <tbody>
          {states.map(({ slug, name }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              {roles.map((role) => {
                const pay = payInState(salaries, role, slug);
                return (
                  <td key={role}>
                    {pay === undefined ? (
                      "Not published"
                    ) : (
                      <>
                        {formatRange(pay)}, average {formatDollars(pay.average)}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SalaryExplorerSectionProps {
  texts: NonNullable<ArticleFrontMatter["explorer"]>;
  site: Site;
  /** The page's sheet code, such as `S-100`. */
  sheetCode: string;
}

/** The salary explorer, which is replaced by a table if JavaScript is disabled. */
export function SalaryExplorerSection({ texts, site, sheetCode }: SalaryExplorerSectionProps) {
  const { salaries } = site;
  return (
    <Section id="explorer" mark={{ number: 1, sheet: sheetCode }} texts={texts} layout="stack">
      <SalaryExplorer site={site} layout="full" job="superintendent" place="texas" />
      <noscript>
        <PayTable caption={texts.table} site={site} />
        <ExperienceBands site={site} />
      </noscript>
      <p className="mt-5 max-w-[720px] text-16 text-ink-2">
        Base pay, {salaries.year}.{" "}
        {[...salaries.regions]
          .sort((a, b) => b.premium - a.premium)
          .map(({ region, rule }) => `${region}: ${rule}.`)
          .join(" ")}{" "}
        {salaries.unpublished.rule}: not published.
      </p>
      <MethodologyLink className="mt-1.5" />
    </Section>
  );
}

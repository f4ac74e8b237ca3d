import { formatDollars } from "../../../model/pay/format-dollars.ts";
import { rankRoles, payInState } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { TableCaption, TableHead, formatRange } from "../tables.tsx";
import type { ArticleFrontMatter } from "../../../model/schemas/article.ts";
import { Section } from "../section.tsx";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { ExperienceBands } from "./experience-bands.tsx";
import { MethodologyLink } from "../links.tsx";

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

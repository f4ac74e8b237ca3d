import type { Site } from "../../../model/kinds/site.ts";
import type { ArticleFrontMatter } from "../../../model/schemas/article.ts";
import { Section } from "../section.tsx";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { ExperienceBands } from "./experience-bands.tsx";
import { MethodologyLink } from "./methodology-link.tsx";
import { PayTable } from "./pay-table.tsx";

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

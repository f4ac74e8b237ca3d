import { SOURCE_LANGUAGE } from "../../../model/languages.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { ArrowRight } from "../../drawings/marks/icons.tsx";
import { Section } from "../section.tsx";
import { InlineLinks } from "../links.tsx";

export function SpecializedSearches({ site: { home, language, navigation } }: { site: Site }) {
  const { searches } = home;
  const [name, detail] = searches.columns;
  return (
    <Section
      id="searches"
      mark={{ number: 4, sheet: "A-400" }}
      texts={searches}
      aside={
        <InlineLinks
          className="mt-8 flex-col gap-x-6 max-md:hidden"
          linkLanguage={language === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}
          {...navigation.footer.states}
        />
      }
    >
      <table>
        <thead className="max-md:hidden">
          <tr className="*:h-10 *:border-t *:border-ink *:pr-4 *:font-mono *:text-13 *:text-ink-2">
            <th scope="col">{name}</th>
            <th scope="col">{detail}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {searches.rows.map((row) => (
            <tr key={row.name} className="relative *:border-t *:border-line last:*:border-b hover:bg-sheet">
              <th scope="row" className="pr-4">
                <a
                  className="flex min-h-11 items-center font-head text-16 leading-120 font-label tracking-small no-underline before:absolute before:inset-0 md:text-20"
                  href={row.href}
                >
                  {row.name}
                </a>
              </th>
              <td className="pr-2 text-16 font-strong max-md:text-right  md:pr-4 md:text-17 min-[360px]:whitespace-nowrap">
                {row.detail}
              </td>
              <td className="w-6 *:ml-auto *:max-w-none">
                <ArrowRight />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

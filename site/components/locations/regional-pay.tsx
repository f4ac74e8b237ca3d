import { SOURCE_LANGUAGE, LANGUAGES } from "../../../model/languages.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { getPlaceName } from "../../../model/pay/format-dollars.ts";
import { RowNote, TableHead } from "../tables.tsx";
import { CardRow } from "../grids.tsx";

/** The pay regions with their premiums and states. State pages are in English only, which the text beside the table says once for all of them. */
export function RegionalPay({ site }: { site: Site }) {
  const { salaries, states, layout, language } = site;
  const { columns, unlisted, baseline } = site["pay-methodology"].regions;
  const { locale } = LANGUAGES[language];
  const isTranslated = language !== SOURCE_LANGUAGE;
  const rows = [
    ...salaries.regions.map(({ region, premium, highlight, states }) => ({
      name: getPlaceName(layout.pay, region),
      members: states,
      premium: premium === 0 ? baseline : `+${premium}%`,
      highlight,
    })),
    { ...unlisted, members: salaries.unpublished.states },
  ];
  return (
    <table className="table">
      <TableHead isHiddenOnPhones columns={[columns.region, columns.premium, columns.states]} />
      <tbody>
        {rows.map(({ name, members, premium, highlight }) => (
          <CardRow key={name}>
            <th scope="row" className="align-top max-md:flex-1 md:w-[40%]">
              {name}
              <RowNote>{highlight}</RowNote>
            </th>
            <td className="align-top font-head font-heading whitespace-nowrap normal-nums">{premium}</td>
            <td className="align-top max-md:basis-full">
              <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
                {states
                  .filter(({ slug }) => members.includes(slug))
                  .map(({ slug, name }) => ({ slug, name: getPlaceName(layout.pay, name) }))
                  .sort((a, b) => a.name.localeCompare(b.name, locale))
                  .map(({ slug, name }) => (
                    <li key={slug}>
                      <a
                        className="inline-flex min-h-7 items-center decoration-field underline-offset-4"
                        href={`/locations/${slug}`}
                        hrefLang={isTranslated ? SOURCE_LANGUAGE : undefined}
                      >
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </td>
          </CardRow>
        ))}
      </tbody>
    </table>
  );
}

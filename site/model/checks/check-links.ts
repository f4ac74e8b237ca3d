import { entriesOf, KIND_NAMES } from "../kinds/page-kinds.ts";
import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import { textsOf } from "../loading/texts-of.ts";
import type { FieldPlaces } from "../loading/yaml-source.ts";
import { siteRoutes } from "../routes.ts";
import type { SiteCheck } from "./check-site.ts";

/** Fields for an address: `href`, `moreHref`, `privacyHref`. */
const LINK_FIELD = /href$/i;

/**
 * Every link of a field into this site leads to a page. Whether an anchor is on that page is known only when the page is written;
 * the tests of the written pages look.
 */
export const checkLinks: SiteCheck = (site, { data, entries }) => {
  const routes = siteRoutes(entries);
  const files: [FieldPlaces, unknown][] = [
    ...[...data.values()].map((source): [FieldPlaces, unknown] => [source, source.value]),
    ...KIND_NAMES.flatMap((kind) =>
      entriesOf(site, kind).flatMap((entry): [FieldPlaces, unknown][] => {
        const source = entries[kind].get(entry.slug);
        return source === undefined ? [] : [[source, entry]];
      }),
    ),
  ];
  return files.flatMap(([source, value]) =>
    textsOf(value).flatMap(({ path, text }) => {
      const [page = ""] = text.split("#");
      return !LINK_FIELD.test(String(path.at(-1))) || !text.startsWith("/") || routes.has(page)
        ? []
        : [{ ...locate(source, path), problem: describeChoice(page, [...routes]) }];
    }),
  );
};

import { getEntries, KIND_NAMES } from "../kinds/page-kinds.ts";
import { locateField } from "../source/check-source.ts";
import { listStrings } from "../source/list-strings.ts";
import type { FieldPlaces } from "../source/yaml-source.ts";
import type { SiteCheck } from "../kinds/site.ts";
import { describeBrokenPath } from "./describe-broken-link.ts";

const LINK_FIELD = /href$/i;

/**
 * Reports internal links in fields that lead to missing pages, or to missing anchors on pages whose anchors
 * are known.
 */
export const checkLinks: SiteCheck = (site, { data, entries, targets }) => {
  const files: [FieldPlaces, unknown][] = [
    ...[...data.values()].map((source): [FieldPlaces, unknown] => [source, source.value]),
    ...KIND_NAMES.flatMap((kind) =>
      getEntries(site, kind).flatMap((entry): [FieldPlaces, unknown][] => {
        const source = entries[kind].get(entry.slug);
        return source === undefined ? [] : [[source, entry]];
      }),
    ),
  ];
  return files.flatMap(([source, value]) =>
    listStrings(value).flatMap(({ path, text }) => {
      if (!LINK_FIELD.test(String(path.at(-1))) || !text.startsWith("/")) return [];
      const problem = describeBrokenPath(text, targets);
      return problem === undefined ? [] : [{ ...locateField(source, path), problem }];
    }),
  );
};

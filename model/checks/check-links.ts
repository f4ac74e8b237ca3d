import { getEntries, KIND_NAMES } from "../kinds/page-kinds.ts";
import type { SiteCheck } from "../kinds/site.ts";
import { checkStrings } from "./check-texts.ts";
import { describeBrokenPath } from "./describe-broken-link.ts";

const LINK_FIELD = /href$/i;

/**
 * Reports internal links in fields that lead to missing pages, or to missing anchors on pages whose anchors
 * are known.
 */
export const checkLinks: SiteCheck = (site, { data, entries, targets }) => {
  const validEntries = KIND_NAMES.flatMap((kind) =>
    getEntries(site, kind).flatMap((value) => {
      const places = entries[kind].get(value.slug);
      return places === undefined ? [] : [{ ...places, value }];
    }),
  );
  return [...data.values(), ...validEntries].flatMap((source) =>
    checkStrings(source, (text, path) =>
      LINK_FIELD.test(String(path.at(-1))) && text.startsWith("/")
        ? describeBrokenPath(text, targets)
        : undefined,
    ),
  );
};

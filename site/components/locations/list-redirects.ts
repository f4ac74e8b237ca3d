import type { Site } from "../../../model/kinds/site.ts";
import { DATA_PAGES, listFormerPaths } from "../../../model/kinds/routes.ts";
import { findTranslatedPath, type LocalizedSite } from "../../../model/translation/addresses.ts";

interface Redirect {
  from: string;
  to: string;
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Returns the redirects from former paths, also of pages that other languages have without a file of their own. */
const listMovedPages = (site: Site, sites: readonly LocalizedSite[]): Redirect[] =>
  listFormerPaths(site).flatMap(({ from, to }) =>
    sites.flatMap((one) => {
      const [own, target] = [findTranslatedPath(one, from), findTranslatedPath(one, to)];
      return own === undefined || target === undefined ? [] : { from: own, to: target };
    }),
  );

/**
 * Returns the redirects that are built as HTML pages: listed paths, former paths of entries, and state
 * abbreviations in lowercase.
 */
export function listRedirectPages(site: Site, sites: readonly LocalizedSite[]): Redirect[] {
  const { paths, states } = site.redirects;
  return [
    ...paths,
    ...listMovedPages(site, sites),
    ...site.states.map(({ slug, abbr }) => ({
      from: `${states.under}/${abbr.toLowerCase()}`,
      to: `${states.under}/${slug}`,
    })),
  ];
}

/**
 * Returns all rules of the `_redirects` file:
 * - listed paths, and former paths of renamed entries
 * - pages and states in title case and in uppercase
 * - state abbreviations in any capitalization
 * - other two-letter paths, to the index of states; not in mixed case, because hosts accept only 2,000 rules
 */
export function listRedirectRules(site: Site, sites: readonly LocalizedSite[]): Redirect[] {
  const { redirects, states } = site;
  const { under, unknown } = redirects.states;
  const slugs = new Map(states.map(({ slug, abbr }) => [abbr.toLowerCase(), slug]));
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return [
    ...redirects.paths,
    ...listMovedPages(site, sites),
    ...DATA_PAGES.filter((path) => path !== "/").flatMap((path) =>
      listCapitalized(path).map((from) => ({ from, to: path })),
    ),
    ...states.flatMap(({ slug }) => {
      const path = `${under}/${slug}`;
      const spellings = [
        ...listCapitalized(`/${slug}`).map((name) => under + name),
        ...listCapitalized(path),
      ];
      return spellings.map((from) => ({ from, to: path }));
    }),
    ...codes.flatMap((code) => {
      const slug = slugs.get(code);
      return (slug === undefined ? [code, code.toUpperCase()] : listCaseVariants(code)).map((spelling) => ({
        from: `${under}/${spelling}`,
        to: slug === undefined ? unknown : `${under}/${slug}`,
      }));
    }),
  ];
}

function listCaseVariants(code: string): string[] {
  const [first = "", second = ""] = code;
  return [code, first.toUpperCase() + second, first + second.toUpperCase(), code.toUpperCase()];
}

const listCapitalized = (path: string): string[] => [
  path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase()),
  path.toUpperCase(),
];

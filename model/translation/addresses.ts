import * as z from "zod";
import { describeMovedPage } from "../checks/check-links.ts";
import type { LinkTargets } from "../kinds/site.ts";
import { LANGUAGES, getLanguageFolder, SOURCE_LANGUAGE, type Language } from "../languages.ts";
import { checkSource, mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/**
 * Paths of a language's pages, keyed by the English path that all content uses for links. A page without an
 * entry does not exist in the language.
 */
export type Addresses = ReadonlyMap<string, string>;

export interface LocalizedSite {
  language: Language;
  /** Paths of the language's pages. Empty for English, since its paths are the keys. */
  addresses: Addresses;
}

export const addressFile = (language: Language): string => `${getLanguageFolder(language)}/addresses.yaml`;

/**
 * Validates the page paths in a language's `addresses.yaml`.
 * @param keys English paths of the pages that the language has content for; if absent, any key is accepted
 */
export function readAddresses(
  source: YamlSource,
  language: Language,
  keys: readonly string[] | undefined,
  mistakes: Mistake[],
  findMovedPage: LinkTargets["findMovedPage"] = () => undefined,
): Addresses {
  const pattern = new RegExp(`^/${language}(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*$`);
  const schema = z.record(
    z.string(),
    z.string().regex(pattern, `a path of lowercase words that starts with /${language}`),
  );
  const addresses = new Map<string, string>();
  const keysByAddress = new Map<string, string>();
  for (const [key, address] of Object.entries(checkSource(source, schema, mistakes) ?? {})) {
    const otherKey = keysByAddress.get(address);
    const problem =
      keys?.includes(key) === false
        ? (describeMovedPage(key, { findMovedPage }) ??
          describeChoice(key, keys, "a page whose text is in this folder"))
        : otherKey === undefined
          ? undefined
          : `found ${address}, which ${otherKey} already uses, expected another path`;
    if (problem === undefined) addresses.set(key, address);
    else mistakes.push(mistakeAt(source, [key], problem));
    keysByAddress.set(address, key);
  }
  return addresses;
}

/**
 * English path of the list whose entries, and lists of some of them, have a page in every language that has the list,
 * below its path: `/es/empleos/<slug>`, `/es/empleos/state/texas`. Their labels are translated, the text of the
 * entries' files is not.
 */
const SHARED_LIST = "/jobs";

/** What is between the path of the list and the last part of a page's path. */
const GROUPS = ["", "/trade", "/state"];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Replaces the list's path at the start of the path of an entry or group; undefined for other paths. */
function replaceList(path: string, list: string | undefined, otherList: string | undefined) {
  if (list === undefined || otherList === undefined || !path.startsWith(`${list}/`)) return undefined;
  const rest = path.slice(list.length);
  const end = rest.lastIndexOf("/");
  const isPage = GROUPS.includes(rest.slice(0, end)) && SLUG.test(rest.slice(end + 1));
  return isPage && !GROUPS.includes(rest) ? otherList + rest : undefined;
}

/** Returns a page's path in a language; undefined if the page does not exist in that language. */
export function findTranslatedPath({ language, addresses }: LocalizedSite, key: string): string | undefined {
  if (language === SOURCE_LANGUAGE) return key;
  return addresses.get(key) ?? replaceList(key, SHARED_LIST, addresses.get(SHARED_LIST));
}

/**
 * Translates a link's target to a language, and preserves its query and anchor. Returns undefined if the page
 * does not exist in the language.
 * @param href an English path with optional query and anchor, or a path in the language
 */
export function localizePath(site: LocalizedSite, href: string): string | undefined {
  const [key = ""] = href.split(/[?#]/);
  const isLocalizedPath = toEnglishPath(site, key) !== key;
  const path = isLocalizedPath ? key : findTranslatedPath(site, key);
  return path === undefined ? undefined : path + href.slice(key.length);
}

export function toEnglishPath({ addresses }: LocalizedSite, path: string): string {
  for (const [key, address] of addresses) if (address === path) return key;
  return replaceList(path, addresses.get(SHARED_LIST), SHARED_LIST) ?? path;
}

export type Alternate = ReturnType<typeof listAlternates>[number];

/**
 * Lists the versions of a page in all its languages, English first. The list is empty if the page is only in
 * English.
 */
export function listAlternates(sites: readonly LocalizedSite[], key: string) {
  const found = sites.flatMap((site) => {
    const path = findTranslatedPath(site, key);
    return path === undefined ? [] : [{ language: site.language, ...LANGUAGES[site.language], path }];
  });
  return found.length > 1 ? found : [];
}

/**
 * Lists a page's versions in the other languages, for the links in header and footer. Where a language lacks the page,
 * the link leads to the nearest page above it that the language has, which is the home page if no other.
 */
export const listLanguageLinks = (
  sites: readonly LocalizedSite[],
  key: string,
  language: Language,
): readonly Alternate[] =>
  sites.flatMap((site) => {
    if (site.language === language) return [];
    const path =
      findTranslatedPath(site, key) ??
      listPathsUpward(key).flatMap((one) => site.addresses.get(one) ?? [])[0];
    return path === undefined ? [] : [{ language: site.language, ...LANGUAGES[site.language], path }];
  });

/** Lists a path and those above it: `/a/b`, `/a`, `/`. */
function listPathsUpward(path: string): readonly string[] {
  const parent = path.slice(0, path.lastIndexOf("/")) || "/";
  return path === "/" ? [path] : [path, ...listPathsUpward(parent)];
}

import { FEEDS } from "../kinds/feeds.ts";
import { entryFile } from "../kinds/list-entries.ts";
import { forEachKind, getEntries, getPageKind, KIND_NAMES, type KindName } from "../kinds/page-kinds.ts";
import { listFormerPaths, listRoutes } from "../kinds/routes.ts";
import type { Site, SiteSources } from "../kinds/site.ts";
import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";

/** A path that an earlier version of the site has published, so that others may link to it. */
export interface PublishedPage {
  path: string;
  /** Such as `the last build`. */
  where: string;
  /** The file that has replaced the page's file, if it is known. */
  file?: string;
  /** The path that has replaced it, if it is known and has no file of its own. */
  to?: string;
}

const FEED_PATHS = FEEDS.flatMap(({ atom, json }) => [atom, json]);

const listRedirected = (site: Pick<Site, "redirects" | KindName>): string[] => [
  ...site.redirects.paths.map(({ from }) => from),
  ...listFormerPaths(site).map(({ from }) => from),
];

/** Lists the paths that a build publishes, including those that it redirects. */
export function listAddresses(site: Site, translatedPaths: Iterable<string>): string[] {
  const names = forEachKind((kind) => new Set(getEntries(site, kind).map(({ slug }) => slug)));
  return [...listRoutes(names), ...listRedirected(site), ...translatedPaths, ...FEED_PATHS];
}

/**
 * Reports paths that earlier versions have published and that lead nowhere now, each with the line that redirects it.
 * Reports nothing while a file that may contain such a line is invalid.
 */
export function checkPublishedAddresses(
  site: Partial<Site> & Pick<Site, KindName>,
  sources: SiteSources,
  published: readonly PublishedPage[],
): Mistake[] {
  const { redirects } = site;
  const redirectSource = sources.data.get("redirects");
  const isComplete = KIND_NAMES.every(
    (kind) => getEntries(site as Site, kind).length === sources.entries[kind].size,
  );
  if (redirects === undefined || redirectSource === undefined || !isComplete) return [];
  const { routes, translated } = sources.targets;
  const reached = new Set([
    ...routes,
    ...listRedirected({ ...site, redirects }),
    ...redirects.gone,
    ...translated,
    ...FEED_PATHS,
  ]);
  const lost = [...new Map(published.map((page) => [page.path, page])).values()].filter(
    ({ path }) => !reached.has(path),
  );
  const entries = KIND_NAMES.flatMap((kind) => {
    const { path, formerPaths } = getPageKind(kind);
    if (formerPaths === undefined) return [];
    return getEntries(site as Site, kind).map((entry) => ({
      path: path(entry.slug),
      file: entryFile(kind, entry.slug),
      places: sources.entries[kind].get(entry.slug),
      former: formerPaths(entry),
    }));
  });
  const successorOf = createSuccessorSearch(entries, published);
  const renamed = new Map<(typeof entries)[number], PublishedPage[]>();
  const mistakes: Mistake[] = [];
  for (const page of lost) {
    const successor = successorOf(page);
    if (successor?.places !== undefined) renamed.set(successor, [...(renamed.get(successor) ?? []), page]);
    else mistakes.push(mistakeAt(redirectSource, ["paths"], describeLostPage(page, routes)));
  }
  for (const [{ places, former }, pages] of renamed) {
    const paths = pages.map(({ path }) => path);
    const line = `redirect_from: [${[...former, ...paths].join(", ")}]`;
    const problem = `found no page at ${paths.join(" and ")}, which ${pages[0]?.where} has published, expected the line ${line}`;
    if (places !== undefined) mistakes.push(mistakeAt(places, ["redirect_from"], problem));
  }
  return mistakes;
}

/** Returns a function that finds the entry which has replaced a page. */
export function createSuccessorSearch<E extends { path: string; file: string }>(
  entries: readonly E[],
  published: readonly PublishedPage[],
) {
  const earlier = new Set(published.map(({ path }) => path));
  return ({ path, file }: PublishedPage): E | undefined => {
    const known = entries.find((entry) => entry.file === file);
    if (known !== undefined) return known;
    // Without the file's text, a new entry with a similar name in the same folder is probably the renamed one.
    const added = entries.filter(
      (entry) => !earlier.has(entry.path) && folderOf(entry.path) === folderOf(path),
    );
    return added.find((entry) => hasSimilarName(entry.path, path));
  };
}

function describeLostPage({ path, where, to }: PublishedPage, routes: ReadonlySet<string>): string {
  const found = `found no page at ${path}, which ${where} has published, expected`;
  if (/\.\w+$/.test(path)) return `${found} the feed at the same address, since readers subscribe to it`;
  const line = `the line - { from: ${path}, to: ${to ?? (routes.has(folderOf(path)) ? folderOf(path) : "/")} }`;
  return to === undefined
    ? `${found} ${line} with the page that replaces it, or ${path} in \`gone\` if none does`
    : `${found} ${line}`;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/")) || "/";

/** Whether half of the words in two paths' last parts are equal. */
function hasSimilarName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => new Set(path.slice(path.lastIndexOf("/") + 1).split("-"))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= Math.min(one.size, other.size) / 2;
}

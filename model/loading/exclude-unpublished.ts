import { DATA_FOLDER } from "../kinds/data-files.ts";
import { entryFile, getKindExtension, getKindFolder } from "../kinds/list-entries.ts";
import type { AnyEntry } from "../kinds/page-kind.ts";
import {
  getEntries,
  forEachKind,
  KIND_NAMES,
  getPageKind,
  type Entries,
  type KindName,
} from "../kinds/page-kinds.ts";
import type { Site, SiteSources, SiteCheck } from "../kinds/site.ts";
import { LANGUAGE_CODES } from "../languages.ts";
import { isPublic, type Publication } from "../publication.ts";
import { formatMistake, type Mistake } from "../source/content-error.ts";
import { readLanguageFolder, type ContentFile } from "../source/content-folder.ts";
import { checkData } from "../checks/check-data.ts";
import { checkLinks, checkRedirects } from "../checks/check-links.ts";
import { checkTitles } from "../checks/check-titles.ts";
import { checkReferences } from "../checks/check-references.ts";

/** A draft that contains mistakes, which even a preview cannot show. */
export interface InvalidDraft {
  path: string;
  mistakes: Mistake[];
}

interface LoadedSite {
  root: string;
  fullSite: Site;
  sources: SiteSources;
  drafts: Readonly<Record<KindName, ReadonlySet<string>>>;
  fileMistakes: readonly Mistake[];
}

/**
 * Applies the rules across files and removes entries that are not published yet. A draft with mistakes is
 * excluded but does not fail the build.
 */
export function excludeUnpublished(
  { root, fullSite, sources, drafts, fileMistakes }: LoadedSite,
  publication: Publication,
) {
  const isDraft = (kind: KindName, { slug }: AnyEntry): boolean => drafts[kind].has(slug);
  const siteWithoutDrafts = filterEntries(fullSite, (kind, entry) => !isDraft(kind, entry));
  const draftFiles = new Set(
    KIND_NAMES.flatMap((kind) => [...drafts[kind]].map((slug) => entryFile(kind, slug))),
  );
  const nonDraftMistakes = checkSite(siteWithoutDrafts, sources).filter(({ file }) => !draftFiles.has(file));
  const draftPages = KIND_NAMES.flatMap((kind) =>
    [...drafts[kind]].map((slug) => ({
      ...toHiddenPage(kind, slug, "a draft"),
      file: entryFile(kind, slug),
    })),
  );
  /** Checks the drafts, which a build without them need not do. */
  const listInvalidDrafts = (): InvalidDraft[] => {
    if (draftPages.length === 0) return [];
    // Drafts come last, so that a draft that duplicates a published entry is reported instead of that entry.
    const reorderedSite = mapEntries(fullSite, (kind) => [
      ...getEntries(siteWithoutDrafts, kind),
      ...getEntries(fullSite, kind).filter((entry) => isDraft(kind, entry)),
    ]);
    const publicMistakes = new Set(nonDraftMistakes.map(formatMistake));
    const draftMistakes = checkSite(reorderedSite, sources).filter(
      (mistake) => !publicMistakes.has(formatMistake(mistake)),
    );
    return draftPages
      .map(({ path, file }): InvalidDraft => ({
        path,
        mistakes: [...fileMistakes, ...draftMistakes].filter((mistake) => mistake.file === file),
      }))
      .filter(({ mistakes }) => mistakes.length > 0);
  };
  const mistakes = [...fileMistakes.filter(({ file }) => !draftFiles.has(file)), ...nonDraftMistakes];
  if (publication.withUnpublished) {
    const invalidDrafts = listInvalidDrafts();
    return {
      site: markEnded(withoutPages(fullSite, invalidDrafts), publication).site,
      mistakes,
      listInvalidDrafts: () => invalidDrafts,
      due: undefined,
    };
  }
  const scheduledPages = listScheduled(siteWithoutDrafts, publication);
  const { site, ends } = markEnded(withoutPages(siteWithoutDrafts, scheduledPages), publication);
  const hiddenPages = [...draftPages, ...scheduledPages];
  // Only links in published files lead visitors to a 404 page, so other files are not read.
  if (hiddenPages.length > 0) mistakes.push(...checkLinksToUnpublished(hiddenPages, readSources(root, site)));
  // When the next entry becomes public or ends; undefined if none will.
  const due = [...scheduledPages.map(({ from }) => from), ...ends].sort(
    (a, b) => a.getTime() - b.getTime(),
  )[0];
  return { site, mistakes, listInvalidDrafts, due };
}

function toHiddenPage(kind: KindName, slug: string, state: string): HiddenPage {
  const reason = `which is ${state}, expected a public page: publish it, or remove the link`;
  return { slug, path: getPageKind(kind).path(slug), reason };
}

function listScheduled(site: Site, publication: Publication): (HiddenPage & { from: Date })[] {
  // The agency's data is undefined if it has mistakes, which are reported elsewhere.
  const { agency }: Partial<Site> = site;
  if (agency === undefined) return [];
  return KIND_NAMES.flatMap((kind) => {
    const { publicFrom } = getPageKind(kind);
    if (publicFrom === undefined) return [];
    return getEntries(site, kind).flatMap((entry) => {
      const from = publicFrom(entry, agency.timeZone);
      if (from === "never" || isPublic(from, publication)) return [];
      const state = `not public before ${from.toISOString().slice(0, 16)}Z`;
      return [{ ...toHiddenPage(kind, entry.slug, state), from }];
    });
  });
}

/**
 * Marks the entries whose time is over.
 * @returns the site, and when the others end
 */
function markEnded(site: Site, { at, hiddenPages = [] }: Publication): { site: Site; ends: readonly Date[] } {
  const ends: Date[] = [];
  const marked = mapEntries(site, (kind) => {
    const { endsAt, path } = getPageKind(kind);
    const entries = getEntries(site, kind);
    if (endsAt === undefined) return entries;
    return entries.map((entry) => {
      if (hiddenPages.includes(path(entry.slug))) return { ...entry, isEnded: true };
      const end = endsAt(entry);
      if (end === undefined || end > at) {
        if (end !== undefined) ends.push(end);
        return entry;
      }
      return { ...entry, isEnded: true };
    });
  });
  return { site: marked, ends };
}

function filterEntries(site: Site, isShown: (kind: KindName, entry: AnyEntry) => boolean): Site {
  return mapEntries(site, (kind) => getEntries(site, kind).filter((entry) => isShown(kind, entry)));
}

function withoutPages(site: Site, pages: readonly { path: string }[]): Site {
  const paths = new Set(pages.map(({ path }) => path));
  return filterEntries(site, (kind, { slug }) => !paths.has(getPageKind(kind).path(slug)));
}

function mapEntries(site: Site, entries: (kind: KindName) => readonly AnyEntry[]): Site {
  return { ...site, ...(forEachKind(entries) as unknown as Entries) };
}

function readSources(root: string, site: Site): Parameters<typeof checkLinksToUnpublished>[1] {
  const readAll = (folder: string, extension: string): ContentFile[] =>
    LANGUAGE_CODES.flatMap((language) => readLanguageFolder(root, language, folder, extension));
  return {
    data: readAll(DATA_FOLDER, ".yaml"),
    entries: KIND_NAMES.flatMap((kind) => {
      const slugs = new Set(getEntries(site, kind).map(({ slug }) => slug));
      return readAll(getKindFolder(kind), getKindExtension(kind)).filter(({ name }) => slugs.has(name));
    }),
  };
}

/** A page that is not public (a draft, or scheduled for later). */
interface HiddenPage {
  path: string;
  slug: string;
  /** Reason and remedy, which complete the message "found /path, …": `which is a draft, expected …`. */
  reason: string;
}

const PATH = /\/[\w/-]+/g;

/**
 * Reports links from public content to pages that are not public, which would lead visitors to a 404 page.
 * @param data data files, which may also name an entry by its slug
 */
function checkLinksToUnpublished(
  pages: readonly HiddenPage[],
  { data, entries }: { data: readonly ContentFile[]; entries: readonly ContentFile[] },
): Mistake[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  // The map lookup avoids comparing every entry with every hidden page, which would be slow.
  const linkingEntries = entries.filter(({ text }) => text.match(PATH)?.some((path) => byPath.has(path)));
  const entryMistakes = findMistakes(linkingEntries, (line) =>
    [...new Set(line.match(PATH))].flatMap((path) => byPath.get(path) ?? []),
  );
  const names = pages.map((page) => ({
    page,
    link: new RegExp(`${escape(page.path)}(?![\\w/-])`),
    name: new RegExp(`(?:[:-] |[,[] *)["']?${escape(page.slug)}["']?\\s*(?:[,\\]}]|$)`),
  }));
  const dataMistakes = findMistakes(data, (line) =>
    names.flatMap(({ page, link, name }) =>
      // Most lines contain none, and a search for a text is faster than one for a pattern.
      line.includes(page.slug) && (link.test(line) || name.test(line)) ? page : [],
    ),
  );
  return [...dataMistakes, ...entryMistakes];
}

function findMistakes(files: readonly ContentFile[], find: (line: string) => HiddenPage[]): Mistake[] {
  return files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) =>
      find(line).map(({ path, reason }) => ({
        file,
        line: index + 1,
        field: "link",
        problem: `found ${path}, ${reason}`,
      })),
    ),
  );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const CHECKS: readonly SiteCheck[] = [checkData, checkReferences, checkLinks, checkRedirects, checkTitles];

const checkSite: SiteCheck = (site, sources) =>
  [...CHECKS, ...KIND_NAMES.flatMap((kind) => getPageKind(kind).checks ?? [])].flatMap((check) =>
    check(site, sources),
  );

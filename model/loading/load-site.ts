import { questionJob } from "../checks/job-words.ts";
import { checkFolders } from "../checks/check-folders.ts";
import { listReviews, findFictionalContent } from "../checks/list-reviews.ts";
import { questionAverages } from "../checks/check-pay-regions.ts";
import { checkRepeatedSentences } from "../checks/check-repetition.ts";
import {
  checkPublishedAddresses,
  listAddresses,
  type PublishedPage,
} from "../checks/check-published-addresses.ts";
import type { EntryContext } from "../checks/check-prose.ts";
import {
  getEntries,
  forEachKind,
  KIND_NAMES,
  getPageKind,
  type Entries,
  type KindName,
} from "../kinds/page-kinds.ts";
import { listPageAnchors, checkUniquePaths, listRoutes } from "../kinds/routes.ts";
import type { Site, SiteSources } from "../kinds/site.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import { ContentError, type Mistake } from "../source/content-error.ts";
import { parseMarkdownSource } from "../source/markdown-source.ts";
import { createMovedPageSearch } from "./find-moved-page.ts";
import { createEntryContext } from "./parse-entry.ts";
import { SOURCE_LANGUAGE, TRANSLATIONS } from "../languages.ts";
import { findStaleTranslations } from "../translation/stale-translations.ts";
import { leadToOpenings } from "../jobs/find-work.ts";
import { loadData } from "./load-data.ts";
import { excludeUnpublished } from "./exclude-unpublished.ts";
import { listEntries, readEntryFile } from "../kinds/list-entries.ts";
import { loadBody, loadKind, type CachedEntries } from "./load-entries.ts";
import { findUnreadFiles, loadAddresses, loadTranslation } from "./load-translation.ts";
import { listCovers, listPublicFiles } from "../source/content-folder.ts";

export type SiteContent = ReturnType<typeof loadContent>;

export interface LoadOptions {
  /** Returns the cached entries for a context. If absent, every file is read. */
  cachedEntriesFor?: (context: EntryContext) => CachedEntries;
  withUnpublished?: boolean;
  isPreview?: boolean;
  /** Paths of entries whose time is over, although their files have them as open. */
  hiddenPages?: readonly string[];
  /** What earlier versions have published. If absent, lost addresses are not reported. */
  published?: readonly PublishedPage[];
}

/**
 * Reads and checks everything under `content/`, and excludes entries that are not public yet.
 * @param root the project's root folder
 * @throws ContentError with all mistakes in all files
 */
export function loadSite(root: string): Site {
  return loadContent(root).site;
}

/**
 * Reads and checks everything under `content/`, including unpublished entries. Each file is read once.
 * @throws ContentError with all mistakes in all files except drafts
 */
export function loadContent(
  root: string,
  {
    cachedEntriesFor,
    isPreview = false,
    withUnpublished = false,
    published = [],
    hiddenPages = [],
  }: LoadOptions = {},
) {
  const mistakes: Mistake[] = checkFolders(root);
  const loaded = loadData(root, mistakes);
  const { sources: data, references, files } = loaded;
  const names = forEachKind((kind) => new Set(listEntries(root, kind)));
  const routes = listRoutes(names);
  // Mistakes in these files are reported with the translations.
  const translated = new Set(
    TRANSLATIONS.flatMap((language) => [...loadAddresses(root, language, undefined, []).values()]),
  );
  const pages = new Set([...routes, ...translated]);
  const targets = {
    routes,
    anchors: listPageAnchors(files),
    files: listPublicFiles(root),
    translated,
    covers: new Set(listCovers(root)),
    findMovedPage: createMovedPageSearch(root, files.redirects, pages, published),
  };
  const context = createEntryContext(loaded, { targets, states: [...names.states] });
  const cachedEntries = cachedEntriesFor?.(context);
  const kinds = forEachKind((kind) => loadKind(root, kind, context, cachedEntries));
  const entries = forEachKind((kind) =>
    kinds[kind].entries.sort(getPageKind(kind).compare),
  ) as unknown as Entries;
  const all: Site = {
    ...(files as DataFiles),
    ...entries,
    references,
    isPreview,
    language: SOURCE_LANGUAGE,
    addresses: new Map(),
  };
  const sources: SiteSources = {
    data,
    targets,
    entries: forEachKind((kind) => kinds[kind].places),
  };
  mistakes.push(...checkUniquePaths(names), ...KIND_NAMES.flatMap((kind) => kinds[kind].mistakes));
  const drafts = forEachKind((kind) => kinds[kind].drafts);
  const {
    site: publicSite,
    listInvalidDrafts,
    due,
    ...rest
  } = excludeUnpublished(
    { root, fullSite: all, sources, drafts, fileMistakes: mistakes },
    { at: new Date(), withUnpublished: withUnpublished || isPreview, hiddenPages },
  );
  const foundMistakes = [...rest.mistakes, ...checkPublishedAddresses(all, sources, published)];
  if (foundMistakes.length > 0)
    throw new ContentError([
      ...foundMistakes,
      ...TRANSLATIONS.flatMap((language) => findUnreadFiles(root, language)),
    ]);
  const site = leadToOpenings(publicSite);
  // Translations are loaded only if the English content is valid, because they inherit English text and would repeat
  // its mistakes.
  const english = { site, sources: data, targets, states: [...names.states] };
  const translationMistakes: Mistake[] = [];
  const translations = TRANSLATIONS.map((language) =>
    loadTranslation(root, language, english, translationMistakes),
  );
  if (translationMistakes.length > 0) throw new ContentError(translationMistakes);
  return {
    site,
    translations,
    /** All paths that the site publishes. */
    addresses: listAddresses(site, targets.translated),
    due,
    /** Lists drafts with mistakes, which are excluded even from previews. */
    listInvalidDrafts,
    warnings: () => [
      ...checkRepeatedSentences(all, sources),
      ...questionAverages(all, sources),
      ...questionAdvertisements(root),
      ...listInvalidDrafts().flatMap(({ mistakes }) => mistakes),
      ...translations.flatMap(({ site: { language }, differences, texts }) => [
        ...differences,
        ...findStaleTranslations(root, language, texts),
      ]),
    ],
    fictionalContent: () => findFictionalContent(all, sources),
    reviews: () => listReviews(all, sources),
    /**
     * Returns an entry's body and removes it from memory, because thousands of bodies do not fit in memory
     * together with their pages.
     * @returns undefined for a YAML entry
     */
    takeBody: (kind: KindName, slug: string) => {
      if (getPageKind(kind).extension !== "md") return undefined;
      const { bodies } = kinds[kind];
      const body = bodies.get(slug) ?? loadBody(root, kind, slug, references);
      bodies.delete(slug);
      return body;
    },
  };
}

/** Lists what is questioned in job advertisements, which are read again. */
function questionAdvertisements(root: string): Mistake[] {
  return KIND_NAMES.filter((kind) => getPageKind(kind).isJobAdvertisement).flatMap((kind) =>
    listEntries(root, kind).flatMap((slug) =>
      questionJob(parseMarkdownSource(readEntryFile(root, kind, slug))),
    ),
  );
}

export function countEntries(site: Site): string {
  return KIND_NAMES.map((kind) => {
    const { form } = getPageKind(kind);
    const { length } = getEntries(site, kind);
    return `${length} ${(length === 1 ? form.singular : form.label).toLowerCase()}`;
  }).join(", ");
}

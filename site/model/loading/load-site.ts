import { checkFolders } from "../checks/check-folders.ts";
import { checkPhotos } from "../checks/check-photos.ts";
import { listReviews, type Review } from "../checks/list-reviews.ts";
import { checkSite } from "../checks/check-site.ts";
import { findFictions } from "../checks/find-fictions.ts";
import { findWarnings } from "../checks/find-warnings.ts";
import type { EntryContext } from "../checks/check-markdown.ts";
import {
  entriesOf,
  forEachKind,
  KIND_NAMES,
  kindOf,
  type Entries,
  type KindName,
} from "../kinds/page-kinds.ts";
import { pageAnchors } from "../anchors.ts";
import type { Targets } from "../checks/judge-target.ts";
import { checkAddresses, siteRoutes } from "../routes.ts";
import type { DataFiles } from "../schemas/data-files.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { entryContext } from "./entry-context.ts";
import { loadData } from "./load-data.ts";
import { listEntries } from "./list-entries.ts";
import { loadBody, loadKind, type EntryMemory } from "./load-entries.ts";
import type { MarkdownBody } from "./read-body.ts";
import { listPublicFiles } from "./public-files.ts";
import type { ReferenceTable } from "./references.ts";
import type { FieldPlaces, YamlSource } from "./yaml-source.ts";

/** All content, checked and typed; templates receive it as `site`. */
export interface Site extends DataFiles, Entries {
  /** Values of `{{…}}` placeholders. */
  references: ReferenceTable;
}

/** Source files of a site, by file name. */
export interface SiteSources {
  data: ReadonlyMap<string, YamlSource>;
  entries: Readonly<Record<KindName, ReadonlyMap<string, FieldPlaces>>>;
  targets: Targets;
}

/** A site, and the bodies of its Markdown entries. */
export interface SiteContent {
  site: Site;
  /**
   * Returns an entry's body and removes it from memory: thousands of bodies would not fit next to their
   * pages.
   * @returns undefined for a YAML entry
   */
  takeBody: (kind: KindName, slug: string) => MarkdownBody | undefined;
  /** Warnings, which do not fail the build. */
  warnings: () => Mistake[];
  /** Fictional or unreviewed content that blocks going live. */
  fictions: () => Mistake[];
  /** Facts with their last review date. */
  reviews: () => Review[];
}

/**
 * Reads and checks everything under `content/`.
 * @param root the project's root folder
 * @throws ContentError with all mistakes of all files
 */
export function loadSite(root: string): Site {
  return loadContent(root).site;
}

/**
 * Reads and checks everything under `content/`; each file is read once.
 * @param memoryFor returns cached entries for a context; if absent, every file is read
 * @throws ContentError with all mistakes of all files
 */
export function loadContent(root: string, memoryFor?: (context: EntryContext) => EntryMemory): SiteContent {
  const mistakes: Mistake[] = checkFolders(root);
  const loaded = loadData(root, mistakes);
  const { sources: data, references, files } = loaded;
  const names = forEachKind((kind) => new Set(listEntries(root, kind)));
  const targets = { routes: siteRoutes(names), anchors: pageAnchors(files), files: listPublicFiles(root) };
  const context = entryContext(loaded, { targets, states: [...names.states] });
  const memory = memoryFor?.(context);
  const kinds = forEachKind((kind) => loadKind(root, kind, context, memory));
  const entries = forEachKind((kind) => kinds[kind].entries.sort(kindOf(kind).compare)) as unknown as Entries;
  const site: Site = { ...(files as DataFiles), ...entries, references };
  const places: SiteSources = { data, targets, entries: forEachKind((kind) => kinds[kind].places) };
  mistakes.push(
    ...checkAddresses(names),
    ...checkPhotos(root, loaded),
    ...KIND_NAMES.flatMap((kind) => kinds[kind].mistakes),
    ...checkSite(site, places),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return {
    site,
    warnings: () => findWarnings(site, places),
    fictions: () => findFictions(site, places),
    reviews: () => listReviews(site, places),
    takeBody: (kind, slug) => {
      if (kindOf(kind).extension !== "md") return undefined;
      const { bodies } = kinds[kind];
      const body = bodies.get(slug) ?? loadBody(root, kind, slug, references);
      bodies.delete(slug);
      return body;
    },
  };
}

/** The number of entries of each kind, as text. */
export function countEntries(site: Site): string {
  return KIND_NAMES.map((kind) => {
    const { form } = kindOf(kind);
    const { length } = entriesOf(site, kind);
    return `${length} ${(length === 1 ? form.singular : form.label).toLowerCase()}`;
  }).join(", ");
}

import type { Mistake } from "../source/content-error.ts";
import type { ReferenceTable } from "../source/references.ts";
import type { FieldPlaces, YamlSource } from "../source/yaml-source.ts";
import type { LocalizedSite } from "../translation/addresses.ts";
import type { AnyEntry } from "./page-kind.ts";
import type { Anchors } from "./routes.ts";
import type { DataFiles } from "./data-files.ts";
import type { Entries, KindName } from "./page-kinds.ts";
import { mistakeAt } from "../source/check-source.ts";

/** All content, validated and typed. Templates receive it as `site`. */
export interface Site extends DataFiles, Entries, LocalizedSite {
  references: ReferenceTable;
  /**
   * Whether this is a preview for the agency: it includes unpublished entries, has a banner, and is excluded
   * from search engines.
   */
  isPreview: boolean;
}

export interface LinkTargets {
  routes: ReadonlySet<string>;
  anchors: Anchors;
  /** URLs of the files in `site/public`. */
  files: ReadonlySet<string>;
  /** Paths of pages in other languages. */
  translated: ReadonlySet<string>;
  /** Names of the drawings in `site/drawings/covers`. */
  covers: ReadonlySet<string>;
  /** Finds the present path of a page that was renamed or is redirected. */
  findMovedPage: (path: string) => string | undefined;
}

/** Where an entry's fields are, and their values as written, unless the entry is unchanged since the last build. */
type EntryPlaces = FieldPlaces & Partial<Pick<YamlSource, "value" | "mistakes">>;

export interface SiteSources {
  data: ReadonlyMap<string, YamlSource>;
  entries: Readonly<Record<KindName, ReadonlyMap<string, EntryPlaces>>>;
  targets: LinkTargets;
}

/**
 * A rule across fields or files, which runs after schema validation. Despite the types, data files that
 * failed their schema are undefined, and invalid entries are missing.
 */
export type SiteCheck = (
  site: Partial<Site> & Pick<Site, KindName | "references">,
  sources: SiteSources,
) => Mistake[];

interface WrittenEntry {
  kind: KindName;
  slug: string;
  value: Readonly<Record<string, unknown>>;
  places: EntryPlaces;
}

/**
 * Lists all entries whose file can be parsed. The fields of an invalid entry are as written, so that rules report its
 * other mistakes too.
 */
export function listWrittenEntries(
  site: Pick<Site, KindName>,
  { entries }: Pick<SiteSources, "entries">,
): WrittenEntry[] {
  return (Object.keys(entries) as KindName[]).flatMap((kind) => {
    const valid: readonly AnyEntry[] = site[kind] as unknown as readonly AnyEntry[];
    const slugs = new Set(valid.map(({ slug }) => slug));
    const written = valid.flatMap((value) => {
      const places = entries[kind].get(value.slug);
      return places === undefined ? [] : [{ kind, slug: value.slug, value, places }];
    });
    const invalid = [...entries[kind]].flatMap(([slug, places]) =>
      !slugs.has(slug) && places.mistakes?.length === 0 && isRecord(places.value)
        ? [{ kind, slug, value: places.value, places }]
        : [],
    );
    return [...written, ...invalid];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a rule that no two entries of a kind have the same value of a field.
 * @param kind a `KindName`, whose type would depend on the kind that has this rule
 * @param suggest returns a free value in place of one that is taken
 */
export const requireUnique =
  (
    kind: string,
    field: string,
    suggest: (taken: readonly (string | number)[], value: string | number) => string | number,
  ): SiteCheck =>
  (site, sources) => {
    const owners = new Map<string | number, string>();
    const written = listWrittenEntries(site, sources).flatMap((entry) => {
      const value = entry.value[field];
      const isOwn = entry.kind === kind && (typeof value === "number" || typeof value === "string");
      return isOwn ? [{ value, slug: entry.slug, places: entry.places }] : [];
    });
    for (const { value, slug } of written) if (!owners.has(value)) owners.set(value, slug);
    const taken = [...owners.keys()];
    return written.flatMap(({ value, slug, places }) => {
      const owner = owners.get(value);
      if (owner === slug) return [];
      const free = suggest(taken, value);
      const problem = `found ${value}, expected a different number such as ${free}, since ${owner} already uses it`;
      return [mistakeAt(places, [field], problem)];
    });
  };

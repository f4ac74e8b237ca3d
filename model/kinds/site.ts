import type { Mistake } from "../source/content-error.ts";
import type { ReferenceTable } from "../source/references.ts";
import type { FieldPlaces, YamlSource } from "../source/yaml-source.ts";
import type { LocalizedSite } from "../translation/addresses.ts";
import type { Anchors } from "./anchors.ts";
import type { DataFiles } from "./data-files.ts";
import type { Entries, KindName } from "./page-kinds.ts";

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
  /** Names of the drawings in `site/drawings/covers`. */
  covers: ReadonlySet<string>;
}

export interface SiteSources {
  data: ReadonlyMap<string, YamlSource>;
  entries: Readonly<Record<KindName, ReadonlyMap<string, FieldPlaces>>>;
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

import type { InvalidDraft } from "../../model/loading/exclude-unpublished.ts";

/** Detail of the event `site.built`, which `eleventy.config.ts` emits after each build. */
export interface BuiltSite {
  /** Number of pages and text files. */
  files: number;
  siteIdentity: string;
  /** When the next entry becomes public or ends; undefined if none will. */
  due: Date | undefined;
  /** All paths of the site. */
  addresses: readonly string[];
  invalidDrafts: readonly InvalidDraft[];
}

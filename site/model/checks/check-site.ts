import { KIND_NAMES, kindOf, type KindName } from "../kinds/page-kinds.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { Site, SiteSources } from "../loading/load-site.ts";
import { checkData } from "./check-data.ts";
import { checkLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";
import { checkTitles } from "./check-titles.ts";

/**
 * A rule that spans fields or files. It sees only what passed its schema: a data file that did not is undefined,
 * whatever the type says, and an entry that did not is missing.
 */
export type SiteCheck = (
  site: Partial<Site> & Pick<Site, KindName | "references">,
  sources: SiteSources,
) => Mistake[];

const CHECKS: readonly SiteCheck[] = [checkData, checkReferences, checkLinks, checkRedirects, checkTitles];

/** Applies every rule, those of each kind of page included, and gathers the mistakes of all. */
export const checkSite: SiteCheck = (site, sources) =>
  [...CHECKS, ...KIND_NAMES.flatMap((kind) => kindOf(kind).checks ?? [])].flatMap((check) =>
    check(site, sources),
  );

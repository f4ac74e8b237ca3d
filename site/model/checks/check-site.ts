import { KIND_NAMES, kindOf, type KindName } from "../kinds/page-kinds.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { Site, SiteSources } from "../loading/load-site.ts";
import { checkData } from "./check-data.ts";
import { checkLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";
import { checkTitles } from "./check-titles.ts";

/**
 * A rule across fields or files. Runs after the schemas: data files that failed theirs are undefined despite
 * the type, and such entries are missing.
 */
export type SiteCheck = (
  site: Partial<Site> & Pick<Site, KindName | "references">,
  sources: SiteSources,
) => Mistake[];

const CHECKS: readonly SiteCheck[] = [checkData, checkReferences, checkLinks, checkRedirects, checkTitles];

/** Applies every rule, including those of each page kind. */
export const checkSite: SiteCheck = (site, sources) =>
  [...CHECKS, ...KIND_NAMES.flatMap((kind) => kindOf(kind).checks ?? [])].flatMap((check) =>
    check(site, sources),
  );

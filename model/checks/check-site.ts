import { KIND_NAMES, getPageKind } from "../kinds/page-kinds.ts";
import type { SiteCheck } from "../kinds/site.ts";
import { checkData } from "./check-data.ts";
import { checkLinks } from "./check-links.ts";
import { checkPhotos, checkTitles } from "./check-titles.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";

const CHECKS: readonly SiteCheck[] = [
  checkData,
  checkReferences,
  checkLinks,
  checkPhotos,
  checkRedirects,
  checkTitles,
];

export const checkSite: SiteCheck = (site, sources) =>
  [...CHECKS, ...KIND_NAMES.flatMap((kind) => getPageKind(kind).checks ?? [])].flatMap((check) =>
    check(site, sources),
  );

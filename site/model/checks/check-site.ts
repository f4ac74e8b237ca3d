import type { Mistake } from "../loading/content-error.ts";
import type { Site, SiteSources } from "../loading/load-site.ts";
import { checkArticles } from "./check-articles.ts";
import { checkClaims } from "./check-claims.ts";
import { checkLinks } from "./check-links.ts";
import { checkPhrases } from "./check-phrases.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkStates } from "./check-states.ts";
import { checkTypedClaims } from "./check-typed-claims.ts";

/**
 * A rule that spans fields or files. It sees only what passed its schema: a data file that did not is undefined,
 * whatever the type says, and a state or article that did not is missing.
 */
export type SiteCheck = (
  site: Partial<Site> & Pick<Site, "states" | "articles" | "references">,
  sources: SiteSources,
) => Mistake[];

const CHECKS: readonly SiteCheck[] = [
  checkClaims,
  checkTypedClaims,
  checkPhrases,
  checkStates,
  checkArticles,
  checkLinks,
  checkRedirects,
];

/** Applies every rule and gathers the mistakes of all. */
export const checkSite: SiteCheck = (site, sources) => CHECKS.flatMap((check) => check(site, sources));

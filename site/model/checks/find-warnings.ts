import { checkRepeats } from "./check-repeats.ts";
import type { SiteCheck } from "./check-site.ts";

const CHECKS: readonly SiteCheck[] = [checkRepeats];

/** What the content check reports and does not refuse. */
export const findWarnings: SiteCheck = (site, sources) => CHECKS.flatMap((check) => check(site, sources));

import { checkRepeatedSentences } from "./check-repeated-sentences.ts";
import type { SiteCheck } from "../kinds/site.ts";

const CHECKS: readonly SiteCheck[] = [checkRepeatedSentences];

/** Returns warnings about the content, which do not fail the build. */
export const findWarnings: SiteCheck = (site, sources) => CHECKS.flatMap((check) => check(site, sources));

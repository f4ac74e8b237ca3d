import type { Mistake } from "../source/content-error.ts";
import type { SiteSources } from "../kinds/site.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import { checkPayRegions, checkTools } from "./check-pay-regions.ts";
import { checkPhrases } from "./check-phrases.ts";
import { checkRedirectPaths } from "./check-links.ts";
import { checkHardcodedClaims } from "./check-hardcoded-claims.ts";
import { checkHardcodedPay } from "./pay-patterns.ts";

interface DataSources extends Pick<SiteSources, "data"> {
  entries: { states: Pick<ReadonlySet<string>, "keys"> };
}

/**
 * A rule for data files, applied by the content check and by the editor before it saves. A data file with
 * mistakes is passed as undefined.
 */
export type DataCheck = (files: Partial<DataFiles>, sources: DataSources) => Mistake[];

const CHECKS: readonly DataCheck[] = [
  checkHardcodedClaims,
  checkHardcodedPay,
  checkPhrases,
  checkRedirectPaths,
  checkPayRegions,
  checkTools,
];

export const checkData: DataCheck = (files, sources) => CHECKS.flatMap((check) => check(files, sources));

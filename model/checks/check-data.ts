import { mistakeAt } from "../source/check-source.ts";
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

/** Reports recruiters who share a portrait, since visitors would take them for one person. */
const checkPortraits: DataCheck = ({ recruiters }, { data }) => {
  const source = data.get("recruiters");
  if (source === undefined || recruiters === undefined) return [];
  return recruiters.people.flatMap(({ portrait }, index) => {
    const first = recruiters.people.findIndex((one) => one.portrait === portrait);
    if (first === index) return [];
    const problem = `found "${portrait}" a second time, after people[${first}]: choose another portrait`;
    return [mistakeAt(source, ["people", index, "portrait"], problem)];
  });
};

const CHECKS: readonly DataCheck[] = [
  checkHardcodedClaims,
  checkHardcodedPay,
  checkPhrases,
  checkRedirectPaths,
  checkPayRegions,
  checkTools,
  checkPortraits,
];

export const checkData: DataCheck = (files, sources) => CHECKS.flatMap((check) => check(files, sources));

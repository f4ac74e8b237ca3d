import type { Mistake } from "../loading/content-error.ts";
import type { SiteSources } from "../loading/load-site.ts";
import type { DataFiles } from "../schemas/data-files.ts";
import { checkPayRegions } from "./check-pay-regions.ts";
import { checkPhrases } from "./check-phrases.ts";
import { checkRedirectPaths } from "./check-redirects.ts";
import { checkTools } from "./check-tools.ts";
import { checkTypedClaims } from "./check-typed-claims.ts";
import { checkTypedPay } from "./check-typed-pay.ts";

/** What the rules of data files look at beside the files' values. */
export interface DataSources extends Pick<SiteSources, "data"> {
  /** The states that have a page, by name. */
  entries: { states: Pick<ReadonlySet<string>, "keys"> };
}

/**
 * A rule of data files that needs no other files but them, and the names of states: the check applies it, and the editor before it
 * saves one. It sees only what passed its schema: a file that did not is undefined.
 */
export type DataCheck = (files: Partial<DataFiles>, sources: DataSources) => Mistake[];

const CHECKS: readonly DataCheck[] = [
  checkTypedClaims,
  checkTypedPay,
  checkPhrases,
  checkRedirectPaths,
  checkPayRegions,
  checkTools,
];

/** Applies every rule of data files. */
export const checkData: DataCheck = (files, sources) => CHECKS.flatMap((check) => check(files, sources));

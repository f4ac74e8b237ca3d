import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pagesOfLastBuild } from "../cache/earlier-pages.ts";
import { recordBuild } from "./build-stamp.ts";
import { keepEarlierEmbeds } from "../embed/keep-earlier.ts";
import { keepEarlierReports } from "../report/keep-earlier-reports.ts";
import { createSiteAssembler } from "./assemble-site.ts";
import type { BuildInputs } from "./build-inputs.ts";

/** How much was written, and in what time. */
export interface BuildSummary {
  files: number;
  seconds: number;
}

/**
 * Builds the whole site into a folder of its own and puts it in the place of `dist/` when it is complete;
 * a build that fails leaves the last one standing.
 * @throws ContentError when the content has mistakes, EnvironmentError when a variable cannot be used
 */
export async function publishSite(inputs: BuildInputs): Promise<BuildSummary> {
  const start = performance.now();
  const next = join(inputs.root, ".cache", "dist-next");
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const dist = join(inputs.root, "dist");
  const pages = pagesOfLastBuild(join(inputs.root, ".cache", "pages.json"), dist, next);
  const { files, stamp, rememberPages } = await createSiteAssembler(inputs, next, pages)();
  if (inputs.prune !== true) {
    keepEarlierEmbeds(dist, next);
    keepEarlierReports(dist, next);
  }
  replaceFolder(dist, next);
  recordBuild(inputs.root, stamp);
  rememberPages();
  return { files, seconds: (performance.now() - start) / 1000 };
}

/** Puts a finished folder in another's place; only the moment between two renames is without one. */
function replaceFolder(target: string, finished: string): void {
  const previous = `${finished}-previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(finished, target);
  rmSync(previous, { recursive: true, force: true });
}

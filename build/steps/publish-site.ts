import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { readBuildRecord, writeBuildRecord, type BuildRecord } from "../../site/settings/build-record.ts";
import { pagesOfLastBuild } from "./earlier-pages.ts";
import { listFiles } from "../cache/list-files.ts";
import { keepEarlierEmbeds } from "../embed/keep-earlier.ts";
import { keepEarlierReports } from "../report/keep-earlier-reports.ts";
import { createSiteAssembler } from "./assemble-site.ts";
import type { BuildInputs } from "./build-inputs.ts";
import { isBuildCurrent } from "./build-stamp.ts";
import { buildAlone, makeOwnFolder, WORK_FOLDER } from "./own-folder.ts";
import { recoverFolder, replaceFolder, syncEntries, syncFolder } from "./replace-folder.ts";

/** How much was written, and in what time. */
export interface BuildSummary {
  files: number;
  seconds: number;
  /** Other brands and addresses whose releases and reports are kept. */
  kept: readonly string[];
}

/**
 * Builds the whole site into a folder of its own and exchanges it with `dist/` when it is complete and on the disk. A build that fails or
 * is killed leaves the last one in place, and another one at the same time waits.
 * @param unlessCurrent builds nothing where another process has built just this in the meantime
 * @returns undefined where nothing was built
 * @throws ContentError when the content has mistakes, EnvironmentError when a variable cannot be used
 */
export function publishSite(inputs: BuildInputs, unlessCurrent = false): Promise<BuildSummary | undefined> {
  const { root } = inputs;
  return buildAlone(root, async () => {
    const dist = join(root, "dist");
    const aside = join(root, WORK_FOLDER, "previous");
    recoverFolder(dist, aside);
    if (unlessCurrent && isBuildCurrent(inputs)) return undefined;
    const start = performance.now();
    const next = makeOwnFolder(root, "build");
    try {
      const written = await writeSite(inputs, dist, next.path, async () => {
        await syncFolder(next.path);
        replaceFolder(dist, next.path, aside);
        await syncEntries(root);
      });
      return { ...written, seconds: (performance.now() - start) / 1000 };
    } finally {
      // After the exchange it is the last build.
      next.remove();
    }
  });
}

/** Writes a site with what partners have of the last one. */
async function writeSite(
  inputs: BuildInputs,
  dist: string,
  next: string,
  publish: () => Promise<void>,
): Promise<Omit<BuildSummary, "seconds">> {
  const pages = pagesOfLastBuild(join(inputs.root, ".cache", "pages.json"), dist, next);
  const { files, builtFor, stamp, rememberPages } = await createSiteAssembler(inputs, next, pages)();
  const last = readBuildRecord(dist);
  if (inputs.prune !== true) {
    keepEarlierEmbeds(dist, next, last?.files);
    keepEarlierReports(dist, next, last?.files);
  }
  const kept = inputs.prune === true ? [] : otherReleases(last, builtFor);
  const { siteUrl, supabase } = readBuildEnvironment(inputs.env);
  writeBuildRecord(next, {
    stamp,
    siteUrl,
    supabaseUrl: supabase?.url,
    publishableKey: supabase?.publishableKey ?? PUBLISHABLE_KEY,
    releasesOf: [builtFor, ...kept],
    files: Object.fromEntries(listFiles(next).map((file) => [relative(next, file), statSync(file).size])),
  });
  await publish();
  rememberPages();
  return { files, kept };
}

/** Whose files the last build has beside those of this brand and address. */
function otherReleases(last: BuildRecord | undefined, builtFor: string): string[] {
  return (last?.releasesOf ?? []).filter((one) => one !== builtFor);
}

import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { readBuildRecord, writeBuildRecord, type BuildRecord } from "../../site/settings/build-record.ts";
import { compressFiles } from "../assets/compress-files.ts";
import { reusePagesOfLastBuild } from "./earlier-pages.ts";
import { listFiles } from "../cache/list-files.ts";
import { keepEarlierFiles } from "./keep-earlier-files.ts";
import { createSiteAssembler } from "./assemble-site.ts";
import type { BuildInputs } from "./build-inputs.ts";
import { isBuildCurrent } from "./build-stamp.ts";
import { withBuildLock, createWorkFolder, WORK_FOLDER } from "./work-folder.ts";
import { recoverFolder, replaceFolder, syncEntries, syncFolder } from "./replace-folder.ts";

/**
 * Builds the site into a new folder, and swaps it with `dist/` once it is complete and synced to disk. If the
 * build fails or is killed, the previous site stays in place. Concurrent builds wait.
 * @param unlessCurrent skips the build if another process has just built the same inputs
 * @returns undefined if nothing was built
 * @throws ContentError if the content has mistakes, EnvironmentError if a variable is invalid
 */
export function publishSite(inputs: BuildInputs, unlessCurrent = false) {
  const { root } = inputs;
  return withBuildLock(root, async () => {
    const dist = join(root, "dist");
    const previous = join(root, WORK_FOLDER, "previous");
    recoverFolder(dist, previous);
    if (unlessCurrent && isBuildCurrent(inputs)) return undefined;
    const start = performance.now();
    const next = createWorkFolder(root, "build");
    try {
      const summary = await writeSite(inputs, dist, next.path, async () => {
        await syncFolder(next.path);
        replaceFolder(dist, next.path, previous);
        await syncEntries(root);
      });
      return { ...summary, seconds: (performance.now() - start) / 1000 };
    } finally {
      // After the swap, `next` contains the previous build.
      next.remove();
    }
  });
}

async function writeSite(inputs: BuildInputs, dist: string, next: string, publish: () => Promise<void>) {
  const pages = reusePagesOfLastBuild(join(inputs.root, ".cache", "pages.json"), dist, next);
  const assemble = createSiteAssembler(inputs, next, pages);
  const { files, siteIdentity, stamp, due, invalidDrafts, rememberPages } = await assemble();
  const lastRecord = readBuildRecord(dist);
  if (inputs.prune !== true) keepEarlierFiles(dist, next, lastRecord?.files);
  await compressFiles(inputs.root, next, inputs.compression);
  // Earlier builds with another brand or URL, whose embed files and reports remain in `dist/`.
  const keptReleases = inputs.prune === true ? [] : otherReleases(lastRecord, siteIdentity);
  const { siteUrl, supabase } = readBuildEnvironment(inputs.env);
  writeBuildRecord(next, {
    stamp,
    due: due?.toISOString(),
    siteUrl,
    supabaseUrl: supabase?.url,
    publishableKey: supabase?.publishableKey ?? PUBLISHABLE_KEY,
    releasesOf: [siteIdentity, ...keptReleases],
    files: Object.fromEntries(listFiles(next).map((file) => [relative(next, file), statSync(file).size])),
  });
  await publish();
  rememberPages();
  return { files, keptReleases, invalidDrafts };
}

function otherReleases(lastRecord: BuildRecord | undefined, siteIdentity: string): string[] {
  return (lastRecord?.releasesOf ?? []).filter((one) => one !== siteIdentity);
}

import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { readBuildRecord, writeBuildRecord, type BuildRecord } from "../../site/settings/build-record.ts";
import { compressFiles } from "../assets/compress-files.ts";
import { listFiles } from "../cache/list-files.ts";
import { openStore } from "../cache/store.ts";
import type { BuiltSite } from "../eleventy/built-site.ts";
import { keepEarlierFiles } from "./keep-earlier-files.ts";
import { hashInputs, isBuildCurrent, type BuildInputs } from "./build-stamp.ts";
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
      const summary = await writeSite(inputs, dist, next.path);
      await syncFolder(next.path);
      replaceFolder(dist, next.path, previous);
      await syncEntries(root);
      return { ...summary, seconds: (performance.now() - start) / 1000 };
    } finally {
      // After the swap, `next` contains the previous build.
      next.remove();
    }
  });
}

async function writeSite(inputs: BuildInputs, dist: string, next: string) {
  const stamp = hashInputs(inputs);
  const { files, siteIdentity, due, addresses, invalidDrafts } = await runEleventy(
    relative(inputs.root, next),
  );
  const lastRecord = readBuildRecord(dist);
  if (inputs.prune !== true) keepEarlierFiles(dist, next, lastRecord?.files);
  printPhase("compression");
  await compressFiles(openStore(inputs.root), next, inputs.compression);
  // Earlier builds with another brand or URL, whose embed files and reports remain in `dist/`.
  const keptReleases = inputs.prune === true ? [] : otherReleases(lastRecord, siteIdentity);
  const { siteUrl, supabase, isPreview } = readBuildEnvironment(inputs.env);
  writeBuildRecord(next, {
    stamp,
    due: due?.toISOString(),
    siteUrl,
    supabaseUrl: supabase?.url,
    publishableKey: supabase?.publishableKey ?? PUBLISHABLE_KEY,
    addresses: isPreview ? undefined : addresses,
    releasesOf: [siteIdentity, ...keptReleases],
    files: Object.fromEntries(listFiles(next).map((file) => [relative(next, file), statSync(file).size])),
  });
  return { files, keptReleases, invalidDrafts };
}

/** @param output relative to the working directory, as Eleventy requires */
async function runEleventy(output: string): Promise<BuiltSite> {
  const { default: Eleventy } = await import("@11ty/eleventy");
  let built: BuiltSite | undefined;
  const eleventy = new Eleventy(undefined, output, {
    configPath: "eleventy.config.ts",
    quietMode: true,
    // Otherwise, the configuration's output folder would take precedence.
    source: "cli",
    config: (eleventyConfig) => {
      // Eleventy creates this benchmark group before it applies quiet mode, so the group would print timings as
      // warnings on slow machines.
      eleventyConfig.benchmarks.config.setIsVerbose(false);
      eleventyConfig.on("site.phase", printPhase);
      eleventyConfig.on("site.built", (site: BuiltSite) => void (built = site));
    },
  });
  // The command prints what has been written, or the error.
  eleventy.disableLogger();
  try {
    await eleventy.write();
  } catch (error) {
    throw findCause(error);
  }
  if (built === undefined) throw new Error("Eleventy has not run eleventy.config.ts.");
  return built;
}

/** The phases of a build, in order. */
const PHASES = {
  preparation: "content, scripts, styles and pictures",
  pages: "pages",
  images: "salary report and social images",
  compression: "compressed copies",
} as const;

export type BuildPhase = keyof typeof PHASES;

function printPhase(phase: BuildPhase): void {
  const names = Object.keys(PHASES);
  console.log(`  ${names.indexOf(phase) + 1} of ${names.length}: ${PHASES[phase]}`);
}

/** Returns the error that Eleventy has wrapped, which says what is wrong. */
function findCause(error: unknown): unknown {
  const { originalError } = error as { originalError?: unknown };
  return originalError === undefined ? error : findCause(originalError);
}

function otherReleases(lastRecord: BuildRecord | undefined, siteIdentity: string): string[] {
  return (lastRecord?.releasesOf ?? []).filter((one) => one !== siteIdentity);
}

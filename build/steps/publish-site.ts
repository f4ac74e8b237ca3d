import { statSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { readBuildEnvironment, PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { buildFile } from "../../site/settings/project-root.ts";
import {
  readBuildRecord,
  readRecordTime,
  writeBuildRecord,
  hasRecordedSize,
  isCompressedCopy,
  type BuildRecord,
} from "../../site/settings/build-record.ts";
import { compressFiles } from "../assets/compress-files.ts";
import { listFiles } from "../cache/list-files.ts";
import { openStore } from "../cache/store.ts";
import type { InvalidDraft } from "../../model/loading/exclude-unpublished.ts";
import { hashInputs, isBuildCurrent, type BuildInputs } from "./build-stamp.ts";
import { withBuildLock, createWorkFolder, WORK_FOLDER } from "./work-folder.ts";
import { saveParsedFiles } from "../../model/source/content-folder.ts";
import { readReportPath, REPORT_FOLDER } from "../../model/report/published-report.ts";
import { open, readdir } from "node:fs/promises";
import { swapSync } from "fs-native-extensions";

/** Detail of the event `site.built`, which `eleventy.config.ts` emits after each build. */
export interface BuiltSite {
  /** Number of pages and text files. */
  files: number;
  /** SHA-256 by absolute path, of files that are known to be as an earlier build wrote them. */
  digests: ReadonlyMap<string, string>;
  siteIdentity: string;
  /** When the next entry becomes public or ends; undefined if none will. */
  due: Date | undefined;
  /** All paths of the site. */
  addresses: readonly string[];
  invalidDrafts: readonly InvalidDraft[];
}

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
      await syncFolder(next.path, dist);
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
  const { files, digests, siteIdentity, due, addresses, invalidDrafts } = await runEleventy(
    relative(inputs.root, next),
  );
  const lastRecord = readBuildRecord(dist);
  if (inputs.prune !== true) keepEarlierFiles(dist, next, lastRecord?.files);
  saveParsedFiles(inputs.root, next);
  printPhase("compression");
  await compressFiles(openStore(inputs.root), next, inputs.compression, digests);
  // Earlier builds with another brand or URL, whose embed files and reports remain in `dist/`.
  const keptReleases = inputs.prune === true ? [] : otherReleases(lastRecord, siteIdentity);
  const { siteUrl, supabase, isPreview, hiddenPages } = readBuildEnvironment(inputs.env);
  const report = readReportPath(inputs.root);
  writeBuildRecord(next, {
    stamp,
    due: due?.toISOString(),
    hiddenPages,
    siteUrl,
    supabaseUrl: supabase?.url,
    publishableKey: supabase?.publishableKey ?? PUBLISHABLE_KEY,
    report: existsSync(join(next, report)) ? report : undefined,
    addresses: isPreview ? undefined : addresses,
    releasesOf: [siteIdentity, ...keptReleases],
    files: Object.fromEntries(listFiles(next).map((file) => [relative(next, file), statSync(file).size])),
  });
  return { files, keptReleases, invalidDrafts };
}

/** @param output relative to the working directory, as Eleventy requires */
async function runEleventy(output: string): Promise<BuiltSite> {
  // Without its module loader, which imports changed templates again and makes every import slower.
  process.env.ELEVENTY_SKIP_ESM_RESOLVER = "1";
  const { default: Eleventy } = await import("@11ty/eleventy");
  let built: BuiltSite | undefined;
  const eleventy = new Eleventy(undefined, output, {
    configPath: relative(".", buildFile("eleventy.config.ts")),
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

const IMMUTABLE_FOLDER = /^(?:parts|\d+\.\d+\.\d+.*)$/;

/**
 * Copies earlier builds' embed files and reports into a new build, because pages opened before a deploy request the old
 * parts, partners pin releases, and emails link to reports. An embed file takes precedence over a new one with the same
 * name, because partners pin its bytes and another Node.js version may compress differently.
 * @param previous folder of the last build; need not exist
 * @param files file sizes of that build; damaged files are skipped
 */
export function keepEarlierFiles(previous: string, next: string, files?: BuildRecord["files"]): void {
  const copy = (folder: string, force: boolean): void =>
    cpSync(join(previous, folder), join(next, folder), {
      recursive: true,
      force,
      preserveTimestamps: true,
      filter: (source) =>
        !isCompressedCopy(source) && hasRecordedSize(previous, relative(previous, source), files),
    });
  const embedFolder = join(previous, "embed");
  const embedNames = existsSync(embedFolder) ? readdirSync(embedFolder) : [];
  for (const name of embedNames) if (IMMUTABLE_FOLDER.test(name)) copy(join("embed", name), true);
  if (existsSync(join(previous, REPORT_FOLDER))) copy(REPORT_FOLDER, false);
}

const SYNC_CONCURRENCY = 32;

/**
 * Syncs a folder and its contents to disk, so that a power failure leaves no empty files.
 * @param last the last build, if there is one
 */
export async function syncFolder(folder: string, last: string): Promise<void> {
  const paths = listUnsyncedFiles(folder, last);
  for (let start = 0; start < paths.length; start += SYNC_CONCURRENCY)
    await Promise.all(paths.slice(start, start + SYNC_CONCURRENCY).map(sync));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const subfolderPaths = folders.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of [...subfolderPaths, folder]) await syncEntries(path);
}

/**
 * Lists a build's files, but not those that the last build has synced: links to the same files, which have not been
 * written since its record, the last file before it was synced.
 */
export function listUnsyncedFiles(folder: string, last: string): string[] {
  const recordedAt = readRecordTime(last);
  return listFiles(folder).filter((path) => {
    if (recordedAt === undefined) return true;
    const earlier = statSync(join(last, relative(folder, path)), { throwIfNoEntry: false });
    return earlier === undefined || earlier.ino !== statSync(path).ino || earlier.mtimeMs >= recordedAt;
  });
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs a folder's entries to disk. Does nothing on Windows, which cannot open directories and flushes entries
 * itself.
 */
const syncEntries = async (folder: string): Promise<void> =>
  process.platform === "win32" ? undefined : sync(folder);

/**
 * Swaps a finished folder with its predecessor; atomic on Linux and macOS.
 * @param previousFolder temporary location of the predecessor on other systems, between two renames; see `recoverFolder`
 * @param swap swaps two folders, or throws
 */
export function replaceFolder(
  target: string,
  finishedFolder: string,
  previousFolder: string,
  swap: (a: string, b: string) => void = swapSync,
): void {
  if (!existsSync(target)) return renameSync(finishedFolder, target);
  try {
    swap(finishedFolder, target);
  } catch {
    renameSync(target, previousFolder);
    renameSync(finishedFolder, target);
    rmSync(previousFolder, { recursive: true, force: true });
  }
}

/**
 * Recovers from a process killed during a replacement: restores the folder that was moved aside, or removes
 * it if the new one is in place.
 */
export function recoverFolder(target: string, previousFolder: string): void {
  if (existsSync(previousFolder) && !existsSync(target)) renameSync(previousFolder, target);
  rmSync(previousFolder, { recursive: true, force: true });
}

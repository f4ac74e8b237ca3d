import { createHash, hash } from "node:crypto";
import { readFileSync, existsSync } from "node:fs";
import { join, relative } from "node:path";
import { getEntries, KIND_NAMES, getPageKind } from "../../model/kinds/page-kinds.ts";
import type { Site } from "../../model/kinds/site.ts";
import { CONTENT_FOLDER } from "../../model/source/content-folder.ts";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { findDamagedFile, isRebuildDue, readBuildRecord } from "../../site/settings/build-record.ts";
import { codeHash } from "../cache/code-hash.js";
import { listFiles } from "../cache/list-files.ts";
import type { CompressionEffort } from "../assets/compress-files.ts";
import { ExpectedError } from "../../model/expected-error.ts";

/** What a build needs, and what a server may lack: `npm ci --omit=dev` does not install Eleventy. */
const BUILD_TOOLS = ["build/build.ts", "node_modules/@11ty/eleventy"];

const ENTRY_FOLDERS = KIND_NAMES.map((name) => join(CONTENT_FOLDER, getPageKind(name).folder, "/"));

export const isBuildCurrent = (inputs: BuildInputs): boolean => checkBuild(inputs) === "current";

/**
 * Checks whether `dist/` is complete and was built from the current sources and settings.
 * @returns "due" if only entries that have since become public or ended are missing
 */
export function checkBuild(inputs: BuildInputs): "current" | "due" | "outdated" {
  const dist = join(inputs.root, "dist");
  const record = readBuildRecord(dist);
  if (record === undefined || findDamagedFile(dist, record) !== undefined) return "outdated";
  if (record.stamp !== hashInputs(inputs)) return "outdated";
  return isRebuildDue(record, readBuildEnvironment(inputs.env).hiddenPages) ? "due" : "current";
}

/** Hashes everything that a build depends on but the time and the hidden pages, which its record has. */
export function hashInputs({ root, env }: BuildInputs): string {
  const settings = JSON.stringify({ ...readBuildEnvironment(env), hiddenPages: undefined });
  return digestOf([settings, codeHash(root, "site"), ...listHashes(root, CONTENT_FOLDER)]);
}

/**
 * Hashes the content that every page can show: all but the text of Markdown entries, which only their own pages show.
 */
export function hashSharedContent(root: string, site: Site): string {
  const isEntry = (file: string): boolean => ENTRY_FOLDERS.some((folder) => file.startsWith(folder));
  const entries = KIND_NAMES.flatMap((name) =>
    getEntries(site, name).map((entry) => JSON.stringify({ ...entry, digest: undefined, words: undefined })),
  );
  return digestOf([...listHashes(root, CONTENT_FOLDER, (file) => !isEntry(file)), ...entries]);
}

function listHashes(root: string, path: string, isHashed: (file: string) => boolean = () => true): string[] {
  return listFiles(join(root, path)).flatMap((path) => {
    const file = relative(root, path);
    return isHashed(file) ? `${file}\n${hash("sha256", readFileSync(path))}\n` : [];
  });
}

function digestOf(lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line);
  return hash.digest("hex");
}

export interface BuildInputs {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Removes the files of earlier versions, which partners' pages and emails may still use. */
  prune?: boolean;
  /** How hard to compress text files; by default, fast. */
  compression?: CompressionEffort;
}

export const areBuildToolsInstalled = (root: string): boolean =>
  BUILD_TOOLS.every((path) => existsSync(join(root, path)));

/**
 * @param problem what has to be built, as the start of a sentence
 * @throws ExpectedError if the build tools are not installed
 */
export function requireBuildTools(root: string, problem: string): void {
  if (areBuildToolsInstalled(root)) return;
  throw new ExpectedError(
    `${problem}, and the build dependencies are not installed. Run \`npm ci --include=dev\` and \`npm run build\`. To remove the build dependencies again, run \`npm prune --omit=dev\`.`,
  );
}

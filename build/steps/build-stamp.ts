import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { KIND_NAMES, getPageKind } from "../../model/kinds/page-kinds.ts";
import { CONTENT_FOLDER } from "../../model/source/content-folder.ts";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { findDamagedFile, isRebuildDue, readBuildRecord } from "../../site/settings/build-record.ts";
import { listFiles } from "../cache/list-files.ts";
import type { BuildInputs } from "./build-inputs.ts";

const CODE_PATHS = [
  "build",
  "model",
  "site",
  "widgets",
  "eleventy.config.ts",
  "package.json",
  "package-lock.json",
];

/** Content folders of the page kinds that define `dependsOn`. Their files affect only pages of the same kind. */
const INDEPENDENT_CONTENT = KIND_NAMES.map(getPageKind)
  .filter(({ dependsOn }) => dependsOn !== undefined)
  .map(({ folder }) => join(CONTENT_FOLDER, folder, "/"));

export const isBuildCurrent = (inputs: BuildInputs): boolean => checkBuild(inputs) === "current";

/**
 * Checks whether `dist/` is complete and was built from the current sources and settings. Hashes all sources.
 * @returns "due" if only an entry that has since become public is missing
 */
export function checkBuild(inputs: BuildInputs): "current" | "due" | "outdated" {
  const dist = join(inputs.root, "dist");
  const record = readBuildRecord(dist);
  if (record === undefined || findDamagedFile(dist, record) !== undefined) return "outdated";
  if (record.stamp !== hashInputs(inputs).fullDigest) return "outdated";
  return isRebuildDue(record) ? "due" : "current";
}

export function hashInputs({ root, env, withoutSocialImages = false, withUnpublished = false }: BuildInputs) {
  const settings = JSON.stringify([readBuildEnvironment(env), withoutSocialImages, withUnpublished]);
  const codeHashes = CODE_PATHS.flatMap((source) => listHashes(root, source));
  const content = listHashes(root, CONTENT_FOLDER);
  const sharedHashes = content.filter(
    (line) => !INDEPENDENT_CONTENT.some((folder) => line.startsWith(folder)),
  );
  return {
    codeDigest: digestOf(codeHashes),
    // The year is included because pages contain it in the copyright notice.
    sharedDigest: digestOf([settings, String(new Date().getUTCFullYear()), ...codeHashes, ...sharedHashes]),
    fullDigest: digestOf([settings, ...codeHashes, ...content]),
  };
}

export const hashPaths = (root: string, paths: readonly string[]): string =>
  digestOf(paths.flatMap((path) => listHashes(root, path)));

function listHashes(root: string, path: string): string[] {
  return listFiles(join(root, path)).map(
    (file) => `${relative(root, file)}\n${createHash("sha256").update(readFileSync(file)).digest("hex")}\n`,
  );
}

function digestOf(lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line);
  return hash.digest("hex");
}

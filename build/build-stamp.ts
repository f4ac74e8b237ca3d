import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBuildEnvironment } from "./environment.ts";
import type { BuildInputs } from "./site-builder.ts";

/** What a build is made of. */
const SOURCES = ["build", "content", "site", "widgets", "eleventy.config.ts", "package-lock.json"];

/** What every page may be made of. */
const SHARED_SOURCES = [
  ...SOURCES.filter((source) => source !== "content"),
  "content/_data",
  "content/states",
];

/** Whether `dist/` was built from just these files, keys and addresses. */
export function isBuildCurrent(inputs: BuildInputs): boolean {
  const file = stampFile(inputs.root);
  return (
    existsSync(join(inputs.root, "dist", "index.html")) &&
    existsSync(file) &&
    readFileSync(file, "utf8") === stampOf(inputs)
  );
}

/** Remembers what `dist/` was built from: the stamp that was taken before the build, so that an edit during it counts as new. */
export function recordBuild(root: string, stamp: string): void {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

const stampFile = (root: string): string => join(root, ".cache", "build-stamp");

/** Sums up all that a build depends on: sizes and times of the sources, addresses and keys. */
export function stampOf(inputs: BuildInputs): string {
  return sumUp(inputs, SOURCES);
}

/** Sums up all that an article's page depends on beside the articles. */
export function sharedStampOf(inputs: BuildInputs): string {
  return sumUp(inputs, SHARED_SOURCES);
}

function sumUp(
  { root, env, localKey, withoutSocialImages = false }: BuildInputs,
  sources: readonly string[],
): string {
  const settings = [readBuildEnvironment(env), localKey, withoutSocialImages];
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\n${size}\n${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBuildEnvironment } from "./environment.ts";
import type { BuildInputs } from "./site-builder.ts";

/** The project's code and the versions of its packages. */
const CODE = ["build", "site", "widgets", "eleventy.config.ts", "package.json", "package-lock.json"];

/** What a build is made of. */
const SOURCES = [...CODE, "content"];

/** What every page may be made of. */
const SHARED_SOURCES = [...CODE, "content/_data", "content/states"];

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
  return sumUp(inputs.root, SOURCES, settingsOf(inputs));
}

/** Sums up all that an article's page depends on beside the articles. */
export function sharedStampOf(inputs: BuildInputs): string {
  return sumUp(inputs.root, SHARED_SOURCES, settingsOf(inputs));
}

/** Sums up the code of the project and the versions of its packages. */
export function codeStampOf(root: string): string {
  return sumUp(root, CODE, []);
}

function settingsOf({ env, localKey, withoutSocialImages = false }: BuildInputs): unknown[] {
  return [readBuildEnvironment(env), localKey, withoutSocialImages];
}

function sumUp(root: string, sources: readonly string[], settings: readonly unknown[]): string {
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

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { KIND_NAMES, kindOf } from "../../site/model/kinds/page-kinds.ts";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { findDamagedFile, readBuildRecord } from "../../site/settings/build-record.ts";
import { listFiles } from "../cache/list-files.ts";
import type { BuildInputs } from "./build-inputs.ts";

/** The project's code and the versions of its packages. */
const CODE = ["build", "site", "widgets", "eleventy.config.ts", "package.json", "package-lock.json"];

const CONTENT = "content";

/** Folders whose files only the pages depend on whose kind says so. */
const OWN_CONTENT = KIND_NAMES.map(kindOf)
  .filter(({ dependsOn }) => dependsOn !== undefined)
  .map(({ folder }) => join(CONTENT, folder, "/"));

/** Whether `dist/` was built from just these files, keys and addresses, and is whole. */
export function isBuildCurrent(inputs: BuildInputs): boolean {
  const dist = join(inputs.root, "dist");
  const record = readBuildRecord(dist);
  return (
    record !== undefined &&
    findDamagedFile(dist, record) === undefined &&
    record.stamp === stampOf(inputs).whole
  );
}

/** Hashes of what a build depends on. */
export interface BuildStamp {
  /** The code of the project and the versions of its packages. */
  code: string;
  /** All that every page may depend on. */
  shared: string;
  /** Everything. */
  whole: string;
}

/** Hashes what a build depends on: the sources, addresses and keys. */
export function stampOf({ root, env, withoutSocialImages = false }: BuildInputs): BuildStamp {
  const settings = JSON.stringify([readBuildEnvironment(env), withoutSocialImages]);
  const code = CODE.flatMap((source) => linesOf(root, source));
  const content = linesOf(root, CONTENT);
  const shared = content.filter((line) => !OWN_CONTENT.some((folder) => line.startsWith(folder)));
  return {
    code: digestOf(code),
    // The pages print the year of the copyright.
    shared: digestOf([settings, String(new Date().getFullYear()), ...code, ...shared]),
    whole: digestOf([settings, ...code, ...content]),
  };
}

/** A hash of some files and folders of a project. */
export const hashOf = (root: string, paths: readonly string[]): string =>
  digestOf(paths.flatMap((path) => linesOf(root, path)));

/** A line for each file: its path from the root, and what it holds. A project may be copied or moved with its build, whatever becomes of times. */
function linesOf(root: string, path: string): string[] {
  return listFiles(join(root, path)).map(
    (file) => `${relative(root, file)}\n${createHash("sha256").update(readFileSync(file)).digest("hex")}\n`,
  );
}

function digestOf(lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line);
  return hash.digest("hex");
}

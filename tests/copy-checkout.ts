import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  type Dirent,
} from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { tryFileLock } from "../site/settings/file-lock.ts";

/** Folders of generated files in the project's root, which are not copied. */
const GENERATED_FOLDERS = ["dist", ".builds", ".data", ".cache", ".compare"];
const EXCLUDED_EVERYWHERE = ["node_modules", ".git"];

/** Folders that a reused copy keeps, to speed up builds. */
const REUSED_FOLDERS = ["dist", ".cache", "node_modules"];

/** Results that builds of a copy reuse. */
const CACHES = [
  ".builds/code",
  ".cache/code",
  ...["assets", "compressed", "fonts", "maps.json", "report", "social"].map((name) => `.cache/${name}`),
];

/**
 * Copies the working tree to a folder under `.cache/`, where the site can be built, served and tested without
 * affecting a server that runs in the working tree. `node_modules` is linked, not copied.
 */
export function copyCheckout() {
  const copies = resolve(".cache", "copies");
  mkdirSync(copies, { recursive: true });
  for (let number = 1; ; number += 1) {
    const lock = tryFileLock(join(copies, `${number}.lock`));
    if (lock === undefined) continue;
    const root = join(copies, String(number));
    fill(root);
    /** Makes the copy available to other test runs, whose builds reuse its caches. */
    const release = () => lock.release();
    return { root, release };
  }
}

/** Copies files that changed since the last run, and removes those that no longer exist. */
function fill(root: string): void {
  mkdirSync(root, { recursive: true });
  const dataDir = resolve(process.env.DATA_DIR ?? ".data");
  const isSource = (path: string): boolean =>
    !EXCLUDED_EVERYWHERE.includes(basename(path)) &&
    !GENERATED_FOLDERS.includes(relative(".", path)) &&
    resolve(path) !== dataDir;
  removeOthers(root, (path) => isSource(path) && existsSync(path));
  for (const name of readdirSync(".").filter(isSource))
    cpSync(name, join(root, name), {
      recursive: true,
      filter: (from, to) => isSource(from) && !isSameFile(from, to),
      preserveTimestamps: true,
    });
  if (!existsSync(join(root, "node_modules")))
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  copyCaches(root);
}

/** Removes from a copy what is not in the working tree, or has become a file or folder there. */
function removeOthers(root: string, isSource: (path: string) => boolean, folder = "."): void {
  const isKept = (entry: Dirent, path: string): boolean =>
    isSource(path) && entry.isDirectory() === statSync(path).isDirectory();
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (folder === "." && REUSED_FOLDERS.includes(path)) continue;
    if (!isKept(entry, path)) rmSync(join(root, path), { recursive: true });
    else if (entry.isDirectory()) removeOthers(root, isSource, path);
  }
}

/** Whether a copy has the size and the time of its file. */
function isSameFile(from: string, to: string): boolean {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return (
    source.isFile() &&
    copy?.isFile() === true &&
    copy.size === source.size &&
    Math.trunc(copy.mtimeMs) === Math.trunc(source.mtimeMs)
  );
}

export function copyCaches(root: string): void {
  for (const cache of CACHES)
    if (existsSync(cache) && !existsSync(join(root, cache)))
      cpSync(cache, join(root, cache), { recursive: true });
}

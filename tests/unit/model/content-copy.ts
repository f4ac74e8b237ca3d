import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach } from "vitest";
import { ContentError, formatMistake } from "../../../model/source/content-error.ts";
import { createEntryCache } from "../../../build/cache/entry-cache.ts";
import { type LoadOptions, loadContent } from "../../../model/loading/load-site.ts";
import { shippedSite } from "../../shipped-content.ts";
import { sampleClaims, sampleGuide } from "./sample-guide.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

/** Like the build, checks only entries that have changed, or all if what they are checked against has. */
const { cachedEntriesFor } = createEntryCache();

const KNOWN_VALUE_COUNT = /one of \d+ known values/;

/** Path of the sample guide, whose name sorts last among the articles. */
export const GUIDE = "insights/zz-sample-guide.md";

/**
 * Copies `content/` to a temporary folder. Adds a sample guide and sample claims with fixed text, unless
 * `isPlain` is true.
 */
export function copyContent({ isPlain = false } = {}) {
  const root = temporaryFolder();
  cpSync("content", join(root, "content"), { recursive: true });
  mkdirSync(join(root, "site"));
  symlinkSync(resolve("site/drawings"), join(root, "site/drawings"));
  const path = (file: string): string => join(root, "content", file);
  const read = (file: string): string => readFileSync(path(file), "utf8");
  const lineOf = (file: string, text: string | RegExp): number => {
    const offset = typeof text === "string" ? read(file).indexOf(text) : read(file).search(text);
    if (offset < 0) throw new Error(`content/${file} does not contain ${text.toString()}`);
    return read(file).slice(0, offset).split("\n").length;
  };
  const shippedArticles = shippedSite.articles;
  const loadAll = (options?: LoadOptions) => loadContent(root, { cachedEntriesFor, ...options });
  const load = () => loadAll().site;
  const writeGuide = (file: string, sheet: number): string => {
    const related = shippedArticles.slice(0, 3).map(({ slug }) => slug);
    writeFileSync(path(file), sampleGuide(related, sheet));
    return file;
  };
  if (!isPlain) {
    const [claim] = Object.values(shippedSite.claims);
    if (claim !== undefined) appendFileSync(path("_data/claims.yaml"), sampleClaims(claim));
    writeGuide(GUIDE, 900);
  }
  const originals = readOriginals(root);
  return {
    root,
    shippedArticles,
    lineOf,
    read,
    /**
     * Replaces the first match in a file.
     * @returns the line of the match
     */
    edit: (file: string, from: string | RegExp, to: string): number => {
      const line = lineOf(file, from);
      writeFileSync(
        path(file),
        read(file).replace(from, () => to),
      );
      return line;
    },
    write: (file: string, text: string): void => writeFileSync(path(file), text),
    remove: (file: string): void => rmSync(path(file)),
    /**
     * Adds a sample guide that differs from others only by its number.
     * @returns its file
     */
    addGuide: (number: number): string => writeGuide(GUIDE.replace(".md", `-${number}.md`), 900 + number),
    load,
    loadAll,
    /** Undoes all changes to the folder. */
    restore: (): void => restore(root, originals),
    /**
     * Returns all mistakes as editors see them, but without the number in "one of 12 known values", which changes
     * with the content.
     */
    mistakes: (check: () => unknown = load): string[] => {
      try {
        check();
        return [];
      } catch (error) {
        if (error instanceof ContentError)
          return error.mistakes.map((mistake) =>
            formatMistake(mistake).replace(KNOWN_VALUE_COUNT, "one of the known values"),
          );
        throw error;
      }
    },
  };
}

export type ContentCopy = ReturnType<typeof copyContent>;

/**
 * One copy for all tests of a file, restored before each test. Copying takes as long as checking, so call it once, at
 * the top of the file.
 */
export function useContentCopy(options?: { isPlain: boolean }): ContentCopy {
  const copy = copyContent(options);
  beforeEach(copy.restore);
  return copy;
}

/** Modification time of unchanged files. A file that is changed later gets another one. */
const UNCHANGED = new Date(0);

const listAll = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

/** Returns the files in a folder, by path, and its subfolders without a value. */
function readOriginals(folder: string): Map<string, Buffer | undefined> {
  const originals = new Map(
    listAll(folder).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path) : undefined] as const;
    }),
  );
  for (const path of originals.keys()) utimesSync(path, UNCHANGED, UNCHANGED);
  return originals;
}

function restore(folder: string, originals: ReadonlyMap<string, Buffer | undefined>): void {
  for (const { parentPath, name } of listAll(folder)) {
    const path = join(parentPath, name);
    if (!originals.has(path)) rmSync(path, { recursive: true, force: true });
  }
  for (const [path, bytes] of originals) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (bytes === undefined && stats === undefined) mkdirSync(path);
    if (bytes === undefined || stats?.mtimeMs === 0) continue;
    writeFileSync(path, bytes);
    utimesSync(path, UNCHANGED, UNCHANGED);
  }
}

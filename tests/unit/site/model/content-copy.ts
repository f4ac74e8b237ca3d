import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, formatMistake } from "../../../../site/model/source/content-error.ts";
import { openEntryCache } from "../../../../build/cache/entry-cache.ts";
import { loadContent, loadSite } from "../../../../site/model/loading/load-site.ts";
import type { Site } from "../../../../site/model/kinds/site.ts";
import { sampleClaims, sampleGuide } from "./sample-guide.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const shippedSite = loadSite(process.cwd());
/** Like the build, checks only entries that differ from the last copy, or whose context does. */
const entryCache = openEntryCache(temporaryFolder());

export interface ContentCopy {
  root: string;
  shippedArticles: Site["articles"];
  /**
   * Replaces the first match in a file.
   * @returns the line of the match
   */
  edit: (file: string, from: string | RegExp, to: string) => number;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  lineOf: (file: string, text: string | RegExp) => number;
  load: () => Site;
  /**
   * Returns all mistakes as editors see them, but without the number in "one of 12 known values", which changes
   * with the content.
   */
  mistakes: (check?: () => Site) => string[];
}

const KNOWN_VALUE_COUNT = /one of \d+ known values/;

/** Path of the sample guide, whose name sorts last among the articles. */
export const GUIDE = "insights/zz-sample-guide.md";

/**
 * Copies `content/` to a temporary folder. Adds a sample guide and sample claims with fixed text, unless
 * `isPlain` is true.
 */
export function copyContent({ isPlain = false } = {}): ContentCopy {
  const root = temporaryFolder();
  cpSync("content", join(root, "content"), { recursive: true, preserveTimestamps: true });
  const path = (file: string): string => join(root, "content", file);
  const read = (file: string): string => readFileSync(path(file), "utf8");
  const lineOf = (file: string, text: string | RegExp): number => {
    const offset = typeof text === "string" ? read(file).indexOf(text) : read(file).search(text);
    if (offset < 0) throw new Error(`content/${file} does not contain ${text.toString()}`);
    return read(file).slice(0, offset).split("\n").length;
  };
  const shippedArticles = shippedSite.articles;
  const load = (): Site =>
    loadContent(root, { cachedEntriesFor: (context) => entryCache.cachedEntriesFor("", context) }).site;
  if (!isPlain) {
    const [claim] = Object.values(shippedSite.claims);
    if (claim !== undefined) appendFileSync(path("_data/claims.yaml"), sampleClaims(claim));
    writeFileSync(path(GUIDE), sampleGuide(shippedArticles.slice(0, 3).map(({ slug }) => slug)));
  }
  return {
    root,
    shippedArticles,
    lineOf,
    read,
    edit: (file, from, to) => {
      const line = lineOf(file, from);
      writeFileSync(
        path(file),
        read(file).replace(from, () => to),
      );
      return line;
    },
    write: (file, text) => writeFileSync(path(file), text),
    remove: (file) => rmSync(path(file)),
    load,
    mistakes: (check = load) => {
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

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ContentError, formatMistake } from "../../../../site/model/loading/content-error.ts";
import { loadSite, type Site } from "../../../../site/model/loading/load-site.ts";

/** A copy of the content that a test may spoil. */
export interface ContentCopy {
  /** Where its `content/` stands. */
  root: string;
  /** Replaces the first place of a text in a file, and says on which line it stands. */
  edit: (file: string, from: string, to: string) => number;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** The line of the first place of a text, counted from 1. */
  lineOf: (file: string, text: string) => number;
  load: () => Site;
  /** All mistakes as an editor reads them, but that long lists of known values are not counted. */
  mistakes: (load?: () => Site) => string[];
}

const COUNTED = /one of \d+ known values/;

/** Copies `content/` into a folder of its own, gone after the test. */
export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), "ridgebeam-content-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync("content", join(root, "content"), { recursive: true });
  const path = (file: string): string => join(root, "content", file);
  const read = (file: string): string => readFileSync(path(file), "utf8");
  const lineOf = (file: string, text: string): number => {
    const offset = read(file).indexOf(text);
    if (offset < 0) throw new Error(`content/${file} does not have ${text}`);
    return read(file).slice(0, offset).split("\n").length;
  };
  return {
    root,
    lineOf,
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
    load: () => loadSite(root),
    mistakes: (load = () => loadSite(root)) => {
      try {
        load();
        return [];
      } catch (error) {
        if (error instanceof ContentError)
          return error.mistakes.map((mistake) =>
            formatMistake(mistake).replace(COUNTED, "one of the known values"),
          );
        throw error;
      }
    },
  };
}

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { restoreDrawings, memoizedDrawings } from "../../site/drawings/kernel/memoize.ts";
import { readCached, writeAtomically } from "./cache-file.ts";
import { hashSources } from "./list-files.ts";

interface DrawingFile {
  sources: string;
  drawings: [string, unknown][];
}

const SOURCES = [fileURLToPath(new URL("../../site/drawings", import.meta.url))];

/**
 * Loads drawings from earlier builds, cached in `.cache/drawings.json` until the drawing code changes.
 * @returns a function that saves new drawings
 */
export function openDrawingCache(root: string): () => void {
  const file = join(root, ".cache", "drawings.json");
  const sources = hashSources(SOURCES);
  const last = readCached<DrawingFile>(file);
  let savedCount = 0;
  if (last?.sources === sources) {
    restoreDrawings(last.drawings);
    savedCount = last.drawings.length;
  }
  return () => {
    const drawings = [...memoizedDrawings()];
    if (drawings.length === savedCount) return;
    savedCount = drawings.length;
    writeAtomically(file, JSON.stringify({ sources, drawings } satisfies DrawingFile));
  };
}

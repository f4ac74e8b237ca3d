import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { recallDrawings, rememberedDrawings } from "../../site/drawings/kernel/remembered.ts";
import { digestOfSources, readCached, writeWhole } from "./cache-file.ts";

/** The cache's file: the drawings, and the digest of the code that made them. */
interface DrawingFile {
  sources: string;
  drawings: [string, unknown][];
}

const SOURCES = [fileURLToPath(new URL("../../site/drawings", import.meta.url))];

/**
 * Drawings of earlier builds, for as long as no code of a drawing changes: `.cache/drawings.json`.
 * @returns a function that adds what was drawn since
 */
export function openDrawingCache(root: string): () => void {
  const file = join(root, ".cache", "drawings.json");
  const sources = digestOfSources(SOURCES);
  const last = readCached<DrawingFile>(file);
  let saved = 0;
  if (last?.sources === sources) {
    recallDrawings(last.drawings);
    saved = last.drawings.length;
  }
  return () => {
    const drawings = [...rememberedDrawings()];
    if (drawings.length === saved) return;
    saved = drawings.length;
    writeWhole(file, JSON.stringify({ sources, drawings } satisfies DrawingFile));
  };
}

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Drawing } from "../site/drawings/drawing.ts";
import { recallDrawings, rememberedDrawings } from "../site/drawings/kernel/remembered.ts";

/** The cache's file: the drawings, and the digest of the code that made them. */
interface DrawingFile {
  sources: string;
  drawings: [string, Drawing][];
}

const SOURCES = fileURLToPath(new URL("../site/drawings/", import.meta.url));

/**
 * Drawings of earlier builds, for as long as no code of a drawing changes: `.cache/drawings.json`.
 * @returns a function that adds what was drawn since
 */
export function openDrawingCache(root: string): () => void {
  const file = join(root, ".cache", "drawings.json");
  const sources = digestOfSources();
  const last = readDrawings(file);
  let kept = 0;
  if (last?.sources === sources) {
    recallDrawings(last.drawings);
    kept = last.drawings.length;
  }
  return () => {
    const drawings = [...rememberedDrawings()];
    if (drawings.length === kept) return;
    kept = drawings.length;
    mkdirSync(dirname(file), { recursive: true });
    // Renamed when it is whole, so that a build that was stopped leaves no half of it.
    writeFileSync(`${file}.part`, JSON.stringify({ sources, drawings } satisfies DrawingFile));
    renameSync(`${file}.part`, file);
  };
}

function readDrawings(file: string): DrawingFile | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DrawingFile) : undefined;
}

function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.tsx?$/.test(name)) hash.update(`${name}\n`).update(readFileSync(join(SOURCES, name)));
  }
  return hash.digest("hex");
}

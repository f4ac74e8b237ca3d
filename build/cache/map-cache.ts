import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { memoizedMaps, restoreMaps } from "../../site/drawings/maps/memoize.ts";
import { readCached, writeAtomically } from "./cache-file.ts";
import { hashSources } from "./list-files.ts";

interface MapFile {
  sources: string;
  maps: [string, unknown][];
}

const SOURCES = ["maps", "hatches.ts", "svg-markup.ts"].map((name) =>
  fileURLToPath(new URL(`../../site/drawings/${name}`, import.meta.url)),
);

/**
 * Loads maps from earlier builds, cached in `.cache/maps.json` until the code that draws them changes.
 * @returns a function that saves new maps
 */
export function openMapCache(root: string): () => void {
  const file = join(root, ".cache", "maps.json");
  const sources = hashSources(SOURCES);
  const last = readCached<MapFile>(file);
  let savedCount = 0;
  if (last?.sources === sources) {
    restoreMaps(last.maps);
    savedCount = last.maps.length;
  }
  return () => {
    const maps = [...memoizedMaps()];
    if (maps.length === savedCount) return;
    savedCount = maps.length;
    writeAtomically(file, JSON.stringify({ sources, maps } satisfies MapFile));
  };
}

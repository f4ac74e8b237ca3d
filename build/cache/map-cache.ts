import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectPath } from "../../site/settings/project-root.ts";
import { memoizedMaps, restoreMaps } from "../../site/drawings/maps/memoize.ts";
import { hashSources } from "./list-files.ts";

interface MapFile {
  sources: string;
  maps: [string, unknown][];
}

const SOURCES = ["maps", "svg-markup.ts"].map((name) => projectPath(`site/drawings/${name}`));

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

/**
 * Writes a cache file atomically, so that an interrupted build leaves no partial file. Not safe for
 * concurrent builds.
 */
function writeAtomically(file: string, content: string | Uint8Array): void {
  const tempFile = join(dirname(file), ".part");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(tempFile, content);
  renameSync(tempFile, file);
}

/** Reads JSON from an earlier build; returns undefined if it is missing or unreadable. */
function readCached<Value>(file: string): Value | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Value;
  } catch {
    return undefined;
  }
}

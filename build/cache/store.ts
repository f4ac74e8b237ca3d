import { hash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { memoizedMaps, restoreMaps } from "../../site/drawings/maps/memoize.ts";
import { projectPath } from "../../site/settings/project-root.ts";
import { hashSources } from "./list-files.ts";

export type Store = ReturnType<typeof openStore>;

/**
 * Age in milliseconds at which an unused result is removed. Builds that run at the same time share the store, and none
 * of them takes that long.
 */
const MAX_UNUSED_AGE = 3_600_000;

/**
 * Opens the store of results that take long to make: each is a file or folder in `.cache/<kind>/`, named by the hash of
 * everything that it depends on.
 */
export function openStore(root: string) {
  const used = new Set<string>();
  const locate = (kind: string, inputs: readonly unknown[]): string => {
    return join(root, ".cache", kind, hash("sha256", JSON.stringify(inputs)).slice(0, 24));
  };
  const find = (kind: string, inputs: readonly unknown[]): string | undefined => {
    const path = locate(kind, inputs);
    const stats = statSync(path, { throwIfNoEntry: false });
    // A power failure leaves files empty that were named before their content was on disk.
    if (stats === undefined || (stats.isFile() && stats.size === 0)) return undefined;
    used.add(path);
    return path;
  };
  return {
    /** Returns the path of a result, or undefined if it has not been made. */
    find,
    /**
     * Returns the path of a result, and makes it if it is missing.
     * @param make writes the result to a path that does not exist yet
     */
    async provide(
      kind: string,
      inputs: readonly unknown[],
      make: (path: string) => Promise<void>,
    ): Promise<string> {
      const found = find(kind, inputs);
      if (found !== undefined) return found;
      const path = locate(kind, inputs);
      const unfinished = `${path}-${randomUUID().slice(0, 8)}`;
      mkdirSync(join(root, ".cache", kind), { recursive: true });
      try {
        await make(unfinished);
        moveUnlessExists(unfinished, path);
      } finally {
        rmSync(unfinished, { recursive: true, force: true });
      }
      used.add(path);
      return path;
    },
    /** Returns a value that an earlier build has saved, or undefined. A power failure may have cut off its file. */
    readJson<Value>(kind: string, inputs: readonly unknown[]): Value | undefined {
      const path = locate(kind, inputs);
      const value = readCached<Value>(path);
      if (value !== undefined) used.add(path);
      return value;
    },
    /** Saves a value as JSON. */
    save(kind: string, inputs: readonly unknown[], value: unknown): void {
      const path = locate(kind, inputs);
      const unfinished = `${path}-${randomUUID().slice(0, 8)}`;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(unfinished, JSON.stringify(value));
      moveUnlessExists(unfinished, path);
      used.add(path);
    },
    /**
     * Removes old results of a kind that this process has not used, and what killed builds left unfinished.
     * @param maxAge in milliseconds; 0 for results that are fast enough to make again, whose times are not changed
     */
    removeUnused(kind: string, maxAge = MAX_UNUSED_AGE): void {
      const folder = join(root, ".cache", kind);
      if (statSync(folder, { throwIfNoEntry: false }) === undefined) return;
      for (const path of readdirSync(folder).map((name) => join(folder, name))) {
        const isUsed = used.has(path);
        if (isUsed && maxAge === 0) continue;
        const age = ageOf(path);
        if (!isUsed && age > maxAge) rmSync(path, { recursive: true, force: true });
        if (isUsed && age > maxAge / 2) utimesSync(path, new Date(), new Date());
      }
    },
  };
}

/** Does nothing if another build has just made the same result. */
function moveUnlessExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!["EEXIST", "ENOTEMPTY"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

const ageOf = (path: string): number =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

interface MapFile {
  sources: string;
  maps: [string, unknown][];
}

const MAP_SOURCES = ["maps", "svg-markup.ts"].map((name) => projectPath(`site/drawings/${name}`));

/**
 * Loads maps from earlier builds, cached in `.cache/maps.json` until the code that draws them changes.
 * @returns a function that saves new maps
 */
export function openMapCache(root: string): () => void {
  const file = join(root, ".cache", "maps.json");
  const sources = hashSources(MAP_SOURCES);
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
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Value;
  } catch {
    return undefined;
  }
}

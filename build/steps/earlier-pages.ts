import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { getEntries, KIND_NAMES, getPageKind } from "../../model/kinds/page-kinds.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { SocialPage } from "../social/social-page.ts";
import { readCached, writeAtomically } from "../cache/cache-file.ts";

/** Cache keys of pages and text files, which are written again if their key has changed. */
export interface PageKeys {
  /** Keys by file, of pages whose kind declares its dependencies. They are written one by one. */
  entries: ReadonlyMap<string, string>;
  /** Key of all other files, which are written together. */
  others: string;
}

type ReusedFiles = ReadonlyMap<string, SocialPage | undefined>;

export interface EarlierPages {
  /** Returns the files with unchanged keys; of the other files, all or none. */
  reuse: (keys: PageKeys) => ReusedFiles;
  /** @param files all pages and text files of this build */
  remember: (keys: PageKeys, files: readonly string[], socialPages: readonly SocialPage[]) => void;
}

export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** @param sharedHash hash of code, shared content, settings and scripts */
export function pageKeys(site: Site, sharedHash: string): PageKeys {
  const entries = new Map<string, string>();
  // Other files show the entries' fields, but not their text.
  const others = createHash("sha256").update(sharedHash);
  for (const name of KIND_NAMES) {
    const { dependsOn, path } = getPageKind(name);
    if (dependsOn === undefined) continue;
    const all = new Map(getEntries(site, name).map((entry) => [entry.slug, entry]));
    for (const entry of all.values()) {
      const parts = [sharedHash, entry.digest, dependsOn(entry, all)];
      const key = createHash("sha256").update(JSON.stringify(parts)).digest("base64");
      entries.set(pageFile(path(entry.slug)), key);
      others.update(JSON.stringify({ ...entry, digest: undefined, words: undefined }));
    }
  }
  return { entries, others: others.digest("base64") };
}

const getKey = ({ entries, others }: PageKeys, file: string): string => entries.get(file) ?? others;

/** Reuses the last build's files in a folder that is overwritten in place, and removes pages that are gone. */
export function reusePagesInPlace(folder: string): EarlierPages {
  let lastKeys: ReadonlyMap<string, string> = new Map();
  let lastFiles: readonly string[] = [];
  return {
    reuse: (keys) => {
      // Forget the files that changed: if this build fails, it may already have overwritten them.
      lastKeys = new Map([...lastKeys].filter(([file, key]) => getKey(keys, file) === key));
      return new Map([...lastKeys.keys()].map((file) => [file, undefined]));
    },
    remember: (keys, files) => {
      lastKeys = new Map(files.map((file) => [file, getKey(keys, file)]));
      for (const file of lastFiles) if (!lastKeys.has(file)) rmSync(join(folder, file), { force: true });
      lastFiles = files;
    },
  };
}

interface KnownFile {
  key: string;
  size: number;
  modified: number;
  social?: SocialPage | undefined;
}

/**
 * Reuses the last build's files in a new folder that will replace it. Unchanged files are hard-linked, unless they were
 * modified since.
 * @param cacheFile stores the last build's cache keys; if it is missing or unreadable, all files are written
 */
export function reusePagesOfLastBuild(
  cacheFile: string,
  lastFolder: string,
  nextFolder: string,
): EarlierPages {
  const isIntact = ([file, known]: [string, KnownFile]): boolean => {
    if (!existsSync(join(lastFolder, file))) return false;
    const { size, mtimeMs } = statSync(join(lastFolder, file));
    return size === known.size && mtimeMs === known.modified;
  };
  return {
    reuse: (keys) => {
      const known = Object.entries(readCached<Record<string, KnownFile>>(cacheFile) ?? {});
      const unchanged = known.filter(([file, { key }]) => key === getKey(keys, file));
      const isOther = ([file]: [string, KnownFile]): boolean => !keys.entries.has(file);
      const areOthersIntact = unchanged.filter(isOther).every(isIntact);
      const reused = unchanged.filter((one) => (isOther(one) ? areOthersIntact : isIntact(one)));
      for (const folder of new Set(reused.map(([file]) => dirname(file))))
        mkdirSync(join(nextFolder, folder), { recursive: true });
      for (const [file] of reused) linkSync(join(lastFolder, file), join(nextFolder, file));
      return new Map(reused.map(([file, { social }]) => [file, social]));
    },
    remember: (keys, files, socialPages) => {
      const socialByFile = new Map(socialPages.map((page) => [pageFile(page.path), page]));
      const known = files.map((file): [string, KnownFile] => {
        const { size, mtimeMs } = statSync(join(lastFolder, file));
        return [file, { key: getKey(keys, file), size, modified: mtimeMs, social: socialByFile.get(file) }];
      });
      writeAtomically(cacheFile, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

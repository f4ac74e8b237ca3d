import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { getEntries, KIND_NAMES, getPageKind } from "../../site/model/kinds/page-kinds.ts";
import type { Site } from "../../site/model/kinds/site.ts";
import type { SocialPage } from "../social/social-page.ts";
import { readCached, writeAtomically } from "../cache/cache-file.ts";

type PageKeys = ReadonlyMap<string, string>;

type SocialPages = ReadonlyMap<string, SocialPage>;

export interface EarlierPages {
  reuse: (keys: PageKeys) => ReadonlyMap<string, SocialPage | undefined>;
  remember: (keys: PageKeys, social: SocialPages) => void;
}

export function pageFile(path: string): string {
  return `${path.slice(1)}.html`;
}

/**
 * Computes cache keys for pages whose kind declares its dependencies.
 * @param sharedHash hash of code, shared content, settings and scripts
 */
export function pageKeys(site: Site, sharedHash: string): PageKeys {
  return new Map(
    KIND_NAMES.flatMap((name) => {
      const kind = getPageKind(name);
      if (kind.dependsOn === undefined) return [];
      const all = new Map(getEntries(site, name).map((entry) => [entry.slug, entry]));
      return [...all.values()].map((entry): [string, string] => {
        const parts = [sharedHash, entry.digest, kind.dependsOn?.(entry, all)];
        return [kind.path(entry.slug), createHash("sha256").update(JSON.stringify(parts)).digest("base64")];
      });
    }),
  );
}

/** Reuses the last build's pages in a folder that is overwritten in place. */
export function reusePagesInPlace(): EarlierPages {
  let lastKeys: PageKeys = new Map();
  return {
    reuse: (keys) => {
      // Forget the pages that changed: if this build fails, it may already have overwritten them.
      lastKeys = new Map([...keys].filter(([path, key]) => lastKeys.get(path) === key));
      return new Map([...lastKeys.keys()].map((path) => [path, undefined]));
    },
    remember: (keys) => {
      lastKeys = keys;
    },
  };
}

interface KnownPage {
  key: string;
  size: number;
  modified: number;
  social?: SocialPage | undefined;
}

/**
 * Reuses the last build's pages in a new folder that will replace it. Unchanged pages are hard-linked, unless
 * their file was modified since.
 * @param file stores the last build's cache keys; if it is missing or unreadable, all pages are written
 */
export function reusePagesOfLastBuild(file: string, lastFolder: string, nextFolder: string): EarlierPages {
  return {
    reuse: (keys) => {
      const knownPages = readCached<Record<string, KnownPage>>(file);
      const isUnchanged = ([path, key]: [string, string]): boolean => {
        const page = knownPages?.[path];
        const earlierFile = join(lastFolder, pageFile(path));
        if (page?.key !== key || !existsSync(earlierFile)) return false;
        const { size, mtimeMs } = statSync(earlierFile);
        return size === page.size && mtimeMs === page.modified;
      };
      const reusedPaths = [...keys].filter(isUnchanged).map(([path]) => path);
      for (const folder of new Set(reusedPaths.map((path) => dirname(pageFile(path)))))
        mkdirSync(join(nextFolder, folder), { recursive: true });
      for (const path of reusedPaths)
        linkSync(join(lastFolder, pageFile(path)), join(nextFolder, pageFile(path)));
      return new Map(reusedPaths.map((path) => [path, knownPages?.[path]?.social]));
    },
    remember: (keys, social) => {
      const pages = [...keys].map(([path, key]): [string, KnownPage] => {
        const { size, mtimeMs } = statSync(join(lastFolder, pageFile(path)));
        return [path, { key, size, modified: mtimeMs, social: social.get(path) }];
      });
      writeAtomically(file, JSON.stringify(Object.fromEntries(pages)));
    },
  };
}

import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { entriesOf, KIND_NAMES, kindOf } from "../../site/model/kinds/page-kinds.ts";
import type { Site } from "../../site/model/loading/load-site.ts";
import type { SocialPage } from "../social/social-page.ts";
import { readCached, writeWhole } from "../cache/cache-file.ts";

/** A hash of all that each entry's page is made of, by the page's path; a page is written again when its hash changes. */
export type PageKeys = ReadonlyMap<string, string>;

/** What the social images of pages show, by the pages' paths. */
export type SocialPages = ReadonlyMap<string, SocialPage>;

/** The pages of entries as an earlier build wrote them. */
export interface EarlierPages {
  /**
   * Puts the pages whose keys have not changed in their place.
   * @returns the paths of those pages, each with what its social image shows, where that is known
   */
  reuse: (keys: PageKeys) => ReadonlyMap<string, SocialPage | undefined>;
  /** Remembers a finished build. */
  remember: (keys: PageKeys, social: SocialPages) => void;
}

/** The file of a page in the folder of the written site. */
export function pageFile(path: string): string {
  return `${path.slice(1)}.html`;
}

/**
 * The keys of all pages whose kind says what they depend on.
 * @param shared hash of code, shared content, settings and scripts
 */
export function pageKeys(site: Site, shared: string): PageKeys {
  return new Map(
    KIND_NAMES.flatMap((name) => {
      const kind = kindOf(name);
      const all = entriesOf(site, name);
      if (kind.dependsOn === undefined) return [];
      return all.map((entry): [string, string] => {
        const parts = [shared, entry.digest, kind.dependsOn?.(entry, all)];
        return [kind.path(entry.slug), createHash("sha256").update(JSON.stringify(parts)).digest("base64")];
      });
    }),
  );
}

/** For a folder that is written over: the pages of the last build are in it already. */
export function pagesInPlace(): EarlierPages {
  let last: PageKeys = new Map();
  return {
    reuse: (keys) => {
      // A build that fails may have written over all others.
      last = new Map([...keys].filter(([path, key]) => last.get(path) === key));
      return new Map([...last.keys()].map((path) => [path, undefined]));
    },
    remember: (keys) => {
      last = keys;
    },
  };
}

/** A page as the last build left it. */
interface KnownPage {
  key: string;
  size: number;
  modified: number;
  social?: SocialPage | undefined;
}

/**
 * For a folder that takes the place of the last build's: a page is linked from there, unless somebody has changed it since.
 * @param file remembers the last build's pages; absent or unreadable, all pages are written
 */
export function pagesOfLastBuild(file: string, last: string, next: string): EarlierPages {
  return {
    reuse: (keys) => {
      const known = readCached<Record<string, KnownPage>>(file);
      const isUnchanged = ([path, key]: [string, string]): boolean => {
        const page = known?.[path];
        const from = join(last, pageFile(path));
        if (page?.key !== key || !existsSync(from)) return false;
        const { size, mtimeMs } = statSync(from);
        return size === page.size && mtimeMs === page.modified;
      };
      const reused = [...keys].filter(isUnchanged).map(([path]) => path);
      for (const folder of new Set(reused.map((path) => dirname(pageFile(path)))))
        mkdirSync(join(next, folder), { recursive: true });
      for (const path of reused) linkSync(join(last, pageFile(path)), join(next, pageFile(path)));
      return new Map(reused.map((path) => [path, known?.[path]?.social]));
    },
    remember: (keys, social) => {
      const pages = [...keys].map(([path, key]): [string, KnownPage] => {
        const { size, mtimeMs } = statSync(join(last, pageFile(path)));
        return [path, { key, size, modified: mtimeMs, social: social.get(path) }];
      });
      writeWhole(file, JSON.stringify(Object.fromEntries(pages)));
    },
  };
}

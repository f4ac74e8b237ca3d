import { createHash } from "node:crypto";
import { existsSync, linkSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readKept, writeWhole } from "./cache-file.ts";
import type { Article } from "../../site/model/loading/load-articles.ts";
import type { Site } from "../../site/model/loading/load-site.ts";

/** What each article's page is made of, in one word; the page has to be written anew when its word changes. */
export type PageKeys = ReadonlyMap<string, string>;

/** Takes over the pages of an earlier build whose keys are the same. */
export interface EarlierPages {
  /** Puts the pages that still hold in their place. @returns the slugs of their articles */
  keep: (keys: PageKeys) => ReadonlySet<string>;
  /** Remembers a finished build. */
  remember: (keys: PageKeys) => void;
}

/** Path of an article's page in the folder of the written site. */
export function articlePath(slug: string): string {
  return join("insights", `${slug}.html`);
}

/**
 * An article's page is made of its own file, the cards of its related articles, the number of articles, and what all pages share.
 * @param shared sums up code, data, settings and scripts
 */
export function pageKeys({ articles }: Site, shared: string): PageKeys {
  const cards = new Map(articles.map((article) => [article.slug, cardOf(article)]));
  return new Map(
    articles.map(({ slug, digest, related }) => {
      const parts = [shared, articles.length, digest, ...related.map((other) => cards.get(other))];
      return [slug, createHash("sha256").update(JSON.stringify(parts)).digest("base64")];
    }),
  );
}

function cardOf({ slug, title, excerpt, category, tags, read, drawing }: Article): unknown[] {
  return [slug, title, excerpt, category, tags, read, drawing];
}

/** For a folder that is written over: the pages of the last build stand in it already. */
export function pagesInPlace(): EarlierPages {
  let last: PageKeys = new Map();
  return {
    keep: (keys) => {
      // A build that fails may have written over all others.
      last = new Map([...keys].filter(([slug, key]) => last.get(slug) === key));
      return new Set(last.keys());
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
}

/**
 * For a folder that takes the place of the last build's: a page is linked from there, if nobody has touched it since.
 * @param file remembers the last build's keys; absent or unreadable, all pages are written
 */
export function pagesOfLastBuild(file: string, last: string, next: string): EarlierPages {
  return {
    keep: (keys) => {
      const known = readKept<Record<string, KnownPage>>(file);
      mkdirSync(join(next, dirname(articlePath("any"))), { recursive: true });
      const isKept = ([slug, key]: [string, string]): boolean => {
        const page = known?.[slug];
        const path = join(last, articlePath(slug));
        if (page?.key !== key || !existsSync(path)) return false;
        const { size, mtimeMs } = statSync(path);
        if (size !== page.size || mtimeMs !== page.modified) return false;
        linkSync(path, join(next, articlePath(slug)));
        return true;
      };
      return new Set([...keys].filter(isKept).map(([slug]) => slug));
    },
    remember: (keys) => {
      const pages = [...keys].map(([slug, key]): [string, KnownPage] => {
        const { size, mtimeMs } = statSync(join(last, articlePath(slug)));
        return [slug, { key, size, modified: mtimeMs }];
      });
      writeWhole(file, JSON.stringify(Object.fromEntries(pages)));
    },
  };
}

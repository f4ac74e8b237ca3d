import { join } from "node:path";
import { readKept, writeWhole } from "./cache-file.ts";
import type { ArticleMemory, KnownArticle } from "./content/load-articles.ts";

/** The cache's file: the articles, and the digests of what they were judged by. */
interface ArticleFile {
  basis: string;
  articles: [string, KnownArticle][];
}

export interface ArticleCache {
  /** The memory of articles that code of just this state has judged. */
  judgedBy: (code: string) => ArticleMemory;
  /** Keeps the articles for the next process, if they are not those that were there. */
  keep: () => void;
}

/** Checked articles of earlier builds, for as long as neither they nor what they are judged by changes: `.cache/articles.json`. */
export function openArticleCache(root: string): ArticleCache {
  const file = join(root, ".cache", "articles.json");
  const kept = readKept<ArticleFile>(file);
  let last = { basis: kept?.basis, articles: new Map(kept?.articles) };
  let isKept = true;
  return {
    judgedBy: (code) => ({
      recall: (basis) => (last.basis === code + basis ? last.articles : new Map()),
      remember: (basis, articles) => {
        const isSame = last.basis === code + basis && last.articles.size === articles.size;
        isKept &&=
          isSame &&
          [...articles].every(([slug, { article }]) => last.articles.get(slug)?.article === article);
        last = { basis: code + basis, articles: new Map(articles) };
      },
    }),
    keep: () => {
      if (isKept) return;
      const { basis = "", articles } = last;
      writeWhole(file, JSON.stringify({ basis, articles: [...articles] } satisfies ArticleFile));
      isKept = true;
    },
  };
}

import { hash } from "node:crypto";
import { join } from "node:path";
import { readKept, writeWhole } from "./cache-file.ts";
import type { MarkdownContext } from "../../site/model/checks/check-markdown.ts";
import type { ArticleMemory, KnownArticle } from "../../site/model/loading/load-articles.ts";

/** The cache's file: the articles, and a hash of what they were judged by. */
interface ArticleFile {
  basis: string;
  articles: KnownArticle[];
}

export interface ArticleCache {
  /** The memory of articles that this code has judged by this context. */
  judgedBy: (code: string, context: MarkdownContext) => ArticleMemory;
  /** Keeps the articles for the next process, if they are not those that were there. */
  keep: () => void;
}

/** Checked articles of earlier builds, for as long as neither they nor what they are judged by changes: `.cache/articles.json`. */
export function openArticleCache(root: string): ArticleCache {
  const file = join(root, ".cache", "articles.json");
  const kept = readKept<ArticleFile>(file);
  let basis = kept?.basis;
  let known = bySlug(kept?.articles ?? []);
  let isKept = true;
  return {
    judgedBy: (code, { references, routes, figures, contexts }) => {
      const now = hash("sha1", JSON.stringify([code, [...references], [...routes], figures, contexts]));
      if (now !== basis) known = new Map();
      basis = now;
      return {
        recall: () => known,
        remember: (articles) => {
          const next = bySlug(articles);
          const isSame = [...next].every(([slug, { article }]) => known.get(slug)?.article === article);
          isKept &&= isSame && next.size === known.size;
          known = next;
        },
      };
    },
    keep: () => {
      if (isKept) return;
      writeWhole(file, JSON.stringify({ basis, articles: [...known.values()] }));
      isKept = true;
    },
  };
}

function bySlug(articles: Iterable<KnownArticle>): Map<string, KnownArticle> {
  return new Map([...articles].map((known) => [known.article.slug, known]));
}

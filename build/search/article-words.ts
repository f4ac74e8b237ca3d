import { splitFrontMatter } from "../../site/model/source/markdown-source.ts";
import type { Article } from "../../site/model/kinds/articles.ts";
import { PLACES } from "../../widgets/article-search/search-index.ts";
import { wordsOf } from "../../widgets/article-search/words-of.ts";

/** The best place of each word in an article, such as its title. */
type ArticleWords = ReadonlyMap<string, number>;

/** Number of occurrences from which a word counts as frequent. */
const OFTEN = 4;

/** Placeholders, link targets, citations, and tags. */
const MARKUP = /\{\{[^}]*\}\}|\]\([^)]*\)|\[source:[^\]]*\]|<[^>]*>/g;

/** Field names in a block. */
const FIELD = /[\w-]+:(?=\s)/g;

/**
 * Returns the words of an article and their best places.
 * @param text the article's Markdown file
 */
export function articleWords({ title, description, tags }: Article, text: string): ArticleWords {
  const { body } = splitFrontMatter(text);
  const words = new Map<string, number>();
  for (const word of wordsOf(textOf(body))) words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word, count] of words) words.set(word, count < OFTEN ? PLACES.text : PLACES.often);
  const headings = body.match(/^#+ .*$/gm) ?? [];
  for (const word of wordsOf([description, ...tags, ...headings].join(" "))) words.set(word, PLACES.heading);
  for (const word of wordsOf(title)) words.set(word, PLACES.title);
  return words;
}

/** Returns a body without markup. Every second part between fences is a block, which begins with its name. */
function textOf(body: string): string {
  const parts = body.split(/^```/m);
  return parts
    .map((part, index) => (index % 2 === 0 ? part : part.slice(part.indexOf(" ")).replace(FIELD, " ")))
    .join(" ")
    .replace(MARKUP, " ");
}

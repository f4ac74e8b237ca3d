import type { Article } from "../../site/model/kinds/articles.ts";
import { PLACE_RANKS } from "../../widgets/article-search/search-index.ts";
import { splitWords } from "../../widgets/article-search/split-words.ts";

type ArticleWords = ReadonlyMap<string, number>;

export function rankArticleWords({ title, description, tags, words }: Article): ArticleWords {
  const places = new Map<string, number>();
  const put = (found: readonly string[], place: number): void => {
    for (const word of found) places.set(word, place);
  };
  const { text, often, headings } = words ?? { text: "", often: "", headings: "" };
  put(split(text), PLACE_RANKS.text);
  put(split(often), PLACE_RANKS.often);
  put([...splitWords([description, ...tags].join(" ")), ...split(headings)], PLACE_RANKS.heading);
  put(splitWords(title), PLACE_RANKS.title);
  return places;
}

const split = (words: string): string[] => (words === "" ? [] : words.split(" "));

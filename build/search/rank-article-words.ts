import type { Article } from "../../site/model/kinds/articles.ts";
import { PLACE_RANKS } from "../../widgets/article-search/search-index.ts";
import { splitWords } from "../../widgets/article-search/split-words.ts";

type ArticleWords = ReadonlyMap<string, number>;

export function rankArticleWords({ title, description, tags, words }: Article): ArticleWords {
  const places = new Map<string, number>();
  const setRank = (found: readonly string[], place: number): void => {
    for (const word of found) places.set(word, place);
  };
  const { text, often, headings } = words ?? { text: "", often: "", headings: "" };
  setRank(splitAtSpaces(text), PLACE_RANKS.text);
  setRank(splitAtSpaces(often), PLACE_RANKS.often);
  setRank([...splitWords([description, ...tags].join(" ")), ...splitAtSpaces(headings)], PLACE_RANKS.heading);
  setRank(splitWords(title), PLACE_RANKS.title);
  return places;
}

const splitAtSpaces = (words: string): string[] => (words === "" ? [] : words.split(" "));

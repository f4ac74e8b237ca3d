import type { Article } from "../../site/model/kinds/articles.ts";
import { PLACE_RANKS } from "../../widgets/article-search/search-index.ts";
import { splitWords } from "../../widgets/article-search/split-words.ts";

type ArticleWords = ReadonlyMap<string, number>;

export function rankArticleWords({ title, description, tags, words }: Article): ArticleWords {
  const ranksByWord = new Map<string, number>();
  const setRank = (found: readonly string[], rank: number): void => {
    for (const word of found) ranksByWord.set(word, rank);
  };
  const { text, frequentWords, headings } = words ?? { text: "", frequentWords: "", headings: "" };
  setRank(splitAtSpaces(text), PLACE_RANKS.text);
  setRank(splitAtSpaces(frequentWords), PLACE_RANKS.often);
  setRank([...splitWords([description, ...tags].join(" ")), ...splitAtSpaces(headings)], PLACE_RANKS.heading);
  setRank(splitWords(title), PLACE_RANKS.title);
  return ranksByWord;
}

const splitAtSpaces = (text: string): string[] => (text === "" ? [] : text.split(" "));

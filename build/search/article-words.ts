import type { Article } from "../../site/model/kinds/articles.ts";
import { PLACES } from "../../widgets/article-search/search-index.ts";
import { splitWords } from "../../widgets/article-search/split-words.ts";

/** Maps each word of an article to the highest-ranking place where it occurs, such as the title. */
type ArticleWords = ReadonlyMap<string, number>;

export function articleWords({ title, description, tags, words }: Article): ArticleWords {
  const places = new Map<string, number>();
  const put = (found: readonly string[], place: number): void => {
    for (const word of found) places.set(word, place);
  };
  const { text, often, headings } = words ?? { text: "", often: "", headings: "" };
  put(split(text), PLACES.text);
  put(split(often), PLACES.often);
  put([...splitWords([description, ...tags].join(" ")), ...split(headings)], PLACES.heading);
  put(splitWords(title), PLACES.title);
  return places;
}

const split = (words: string): string[] => (words === "" ? [] : words.split(" "));

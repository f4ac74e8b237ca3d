import { toPartName, splitWords } from "../../model/split-words.ts";

/** Maximum length of a search in characters. A link may contain a longer one, which would take seconds. */
const MAX_QUERY_LENGTH = 200;

export const LIST_URL = "/search.json";

export const toPartUrl = (version: string, part: string): string => `/search-index/${part}-${version}.txt`;

export interface ArticleList {
  /** Hash in the file names of this list's index parts. */
  version: string;
  /** Names of the index parts, separated by spaces. */
  parts: string;
  /** Texts above the results, by language code. */
  texts: Readonly<
    Record<string, Record<"one" | "several" | "none", string> & { next: readonly SearchLink[] }>
  >;
  articles: readonly ListedArticle[];
}

/** Where a visitor who found nothing can go on. */
export type SearchLink = Readonly<Record<"text" | "href", string>>;

/** Pages that are not articles have their path in place of the slug; openings have place and pay in place of the category. */
export type ListedArticle = readonly [slug: string, title: string, category: string];

/**
 * Where a word occurs in an article; higher numbers score higher. `often` means several times in the text.
 * Descriptions count as headings.
 */
export const PLACE_RANKS = { text: 0, often: 1, heading: 2, title: 3 } as const;

/** Numbers of the articles that contain a word: one list per place, in the order of `PLACE_RANKS`. */
export type Postings = readonly (readonly number[])[];

/** Formats a word's line in the index: article numbers by place, delta-encoded in base 36. */
export function formatIndexLine(word: string, postings: Postings): string {
  const encodedLists = postings.map((numbers) => {
    let last = 0;
    let encoded = "";
    for (const number of numbers) {
      encoded += `${encoded === "" ? "" : ","}${(number - last).toString(36)}`;
      last = number;
    }
    return encoded;
  });
  return `${word} ${encodedLists.join(";")}`;
}

function readPostings(encodedLists: string): Postings {
  return encodedLists.split(";").map((encodedNumbers) => {
    let number = 0;
    return encodedNumbers === ""
      ? []
      : encodedNumbers.split(",").map((step) => (number += parseInt(step, 36)));
  });
}

/** Length from which a word is also found with a mistake. Shorter words have too many others near them. */
const MIN_MISTAKEN_LENGTH = 5;

/** Returns whether a word begins like another but for one letter that is wrong, missing or extra, or two that are swapped. */
function beginsNearly(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const beginsAt = (place: number, skipped: number): boolean =>
    other.startsWith(word.slice(same + skipped), same + place);
  const isSwapped = word[same] === other[same + 1] && word[same + 1] === other[same];
  return beginsAt(1, 1) || beginsAt(1, 0) || beginsAt(0, 1) || (isSwapped && beginsAt(2, 2));
}

function scoreArticles(word: string, part: string): Map<number, number> {
  const lines = part.split("\n").map((line) => line.split(" "));
  let found = lines.filter(([indexed = ""]) => indexed.startsWith(word));
  if (found.length === 0 && word.length >= MIN_MISTAKEN_LENGTH)
    found = lines.filter(([indexed = ""]) => beginsNearly(word, indexed));
  const scores = new Map<number, number>();
  for (const [indexed = "", encodedLists = ""] of found) {
    readPostings(encodedLists).forEach((numbers, rank) => {
      // The place where a word occurs counts more than a complete match.
      const score = 2 * rank + (indexed === word ? 2 : 1);
      for (const number of numbers) scores.set(number, Math.max(score, scores.get(number) ?? 0));
    });
  }
  return scores;
}

export interface SearchResult {
  texts: ArticleList["texts"];
  /** Articles that contain all words, best match first; undefined if every word is too short. */
  found: readonly ListedArticle[] | undefined;
}

export class SearchIndex {
  #list: Promise<ArticleList> | undefined;
  #parts = new Map<string, Promise<string>>();

  /** @throws Error if a request fails; the next call retries all requests */
  async find(query: string): Promise<SearchResult> {
    try {
      return await this.#find(splitWords(query.slice(0, MAX_QUERY_LENGTH)));
    } catch (error) {
      // A deployment may have replaced the index files.
      this.#list = undefined;
      this.#parts.clear();
      throw error;
    }
  }

  async #find(words: readonly string[]): Promise<SearchResult> {
    const list = await (this.#list ??= load(LIST_URL).then(
      (response) => response.json() as Promise<ArticleList>,
    ));
    const { texts, articles } = list;
    if (words.length === 0) return { texts, found: undefined };
    const scores = await Promise.all(
      words.map(async (word) => scoreArticles(word, await this.#part(list, word))),
    );
    const total = (number: number): number =>
      scores.reduce((sum, wordScores) => sum + wordScores.get(number)!, 0);
    const numbers = [...scores[0]!.keys()].filter((number) =>
      scores.every((wordScores) => wordScores.has(number)),
    );
    const rankedNumbers = numbers.sort((a, b) => total(b) - total(a) || a - b);
    return { texts, found: rankedNumbers.map((number) => articles[number]!) };
  }

  #part({ version, parts }: ArticleList, word: string): Promise<string> | string {
    const name = toPartName(word);
    if (!parts.split(" ").includes(name)) return "";
    const partText =
      this.#parts.get(name) ?? load(toPartUrl(version, name)).then((response) => response.text());
    this.#parts.set(name, partText);
    return partText;
  }
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with HTTP status ${response.status}`);
  return response;
}

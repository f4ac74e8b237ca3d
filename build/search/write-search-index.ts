import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "../../model/kinds/articles.ts";
import type { Job } from "../../model/kinds/jobs.ts";
import type { State } from "../../model/schemas/state.ts";
import { fillText } from "../../site/components/strings.ts";
import type { Site } from "../../model/kinds/site.ts";
import { formatPay, formatShortPlace } from "../../site/components/jobs/format-job.ts";
import { listOpenJobs, statesOf } from "../../site/components/jobs/list-jobs.ts";
import {
  LIST_URL,
  toPartUrl,
  PLACE_RANKS,
  formatIndexLine,
  type ArticleList,
  type ListedArticle,
  type Postings,
} from "../../widgets/article-search/search-index.ts";
import { splitWords, toPartName } from "../../model/split-words.ts";

type SearchedSite = Pick<
  Site,
  | "articles"
  | "search"
  | "jobs"
  | "jobs-page"
  | "language"
  | "layout"
  | "states"
  | "state-page"
  | "services"
  | "tools"
>;

interface SearchedPage {
  line: ListedArticle;
  /** The rank of the field in which each word occurs. */
  words: Map<string, number>;
}

/**
 * Writes the files that the search fetches: the list of openings, services, calculators, states and articles, and a file per two-letter
 * prefix with the words that begin with it.
 * @param sites all languages, for the texts above the results
 * @returns the number of files
 */
export function writeSearchIndex(
  outDir: string,
  site: SearchedSite,
  sites: readonly Pick<Site, "language" | "navigation">[],
): number {
  // Maps each word to a flat list of pairs: an article's number, and the rank of the field where the word occurs.
  const index = new Map<string, number[]>();
  const { articles, search } = site;
  // Openings come first among equal matches, since they are few, and end; then services and calculators.
  const pages = [
    ...listOpenJobs(site).map((job) => ({ line: toListedJob(job, site), words: rankJobWords(job, site) })),
    ...listServices(site),
    ...listTools(site),
    ...site.states.map((state) => toSearchedState(state, site)),
    ...articles.map((article): SearchedPage => {
      const { slug, title, category } = article;
      return { line: [slug, title, category], words: rankArticleWords(article) };
    }),
  ];
  pages.forEach(({ words }, number) => {
    addGlossary(words, search.glossary);
    for (const [word, place] of words) {
      const flatPairs = index.get(word);
      if (flatPairs === undefined) index.set(word, [number, place]);
      else flatPairs.push(number, place);
    }
  });
  const parts = new Map<string, string[]>();
  for (const word of [...index.keys()].sort()) {
    const name = toPartName(word);
    const lines = parts.get(name) ?? [];
    parts.set(name, lines);
    lines.push(formatIndexLine(word, groupByPlace(index.get(word) ?? [])));
  }
  const texts = [...parts].map(([name, lines]): [string, string] => [name, lines.join("\n")]);
  const version = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
  const list: ArticleList = {
    version,
    parts: [...parts.keys()].join(" "),
    texts: Object.fromEntries(
      sites.map(
        ({
          language,
          navigation: {
            search: { one, several, none, next },
          },
        }) => [language, { one, several, none, next }],
      ),
    ),
    articles: pages.map(({ line }) => line),
  };
  // A folder that is rebuilt in place still contains the index of the last build.
  rmSync(join(outDir, "search-index"), { recursive: true, force: true });
  mkdirSync(join(outDir, "search-index"), { recursive: true });
  for (const [name, text] of texts) writeFileSync(join(outDir, toPartUrl(version, name)), text);
  writeFileSync(join(outDir, LIST_URL), JSON.stringify(list));
  return texts.length + 1;
}

/** Adds the words that stand for a page's words, each at the highest place of those. */
function addGlossary(ranksByWord: Map<string, number>, glossary: Site["search"]["glossary"]): void {
  const added = glossary.map(({ words, find }) => {
    const ranks = find.flatMap((word) => ranksByWord.get(word) ?? []);
    return { words: ranks.length > 0 ? words : [], rank: Math.max(...ranks) };
  });
  for (const { words, rank } of added)
    for (const word of words) ranksByWord.set(word, Math.max(ranksByWord.get(word) ?? 0, rank));
}

function groupByPlace(flatPairs: readonly number[]): Postings {
  const postings: number[][] = Object.values(PLACE_RANKS).map(() => []);
  for (let offset = 0; offset < flatPairs.length; offset += 2)
    postings[flatPairs[offset + 1] ?? 0]?.push(flatPairs[offset] ?? 0);
  return postings;
}

/** An opening is listed with its path, place and pay. */
function toListedJob(job: Job, site: SearchedSite): ListedArticle {
  const { range, unit } = formatPay(job, site);
  return [`/jobs/${job.slug}`, job.title, `${formatShortPlace(job, site)}, ${range} ${unit}`];
}

function listServices({ services, search }: SearchedSite): SearchedPage[] {
  return services.services.map(({ id, name, ...texts }) => ({
    line: [`/services#${id}`, name, search.kinds.service],
    words: rankWords([
      [splitWords(Object.values(texts).flat().filter(isText).join(" ")), PLACE_RANKS.text],
      [splitWords(name), PLACE_RANKS.title],
    ]),
  }));
}

const isText = (value: unknown): value is string => typeof value === "string";

function listTools({ tools, search }: SearchedSite): SearchedPage[] {
  return (["offer", "seat", "turnover"] as const).map((id) => {
    const { title, lead, words } = tools[id];
    return {
      line: [`/tools#${id}`, title, search.kinds.tool],
      words: rankWords([
        [splitWords(`${lead} ${words}`), PLACE_RANKS.text],
        [splitWords(`${tools.contents} ${search.kinds.tool}`), PLACE_RANKS.heading],
        [splitWords(title), PLACE_RANKS.title],
      ]),
    };
  });
}

/** A state is found by its name and cities, and by its facts. The words that all states share would find all of them. */
function toSearchedState(state: State, { search, "state-page": texts }: SearchedSite): SearchedPage {
  const { slug, name, abbr, headline, market, facts, cities } = state;
  const prose = [headline, market, ...Object.values(facts).map((fact) => fact?.text)];
  return {
    line: [`/locations/${slug}`, fillText(texts.heading, { state: name }), search.kinds.state],
    words: rankWords([
      [splitWords(prose.join(" ")), PLACE_RANKS.text],
      [splitWords(cities.map((city) => city.name).join(" ")), PLACE_RANKS.heading],
      [splitWords(`${name} ${abbr}`), PLACE_RANKS.title],
    ]),
  };
}

function rankJobWords(job: Job, site: SearchedSite): Map<string, number> {
  const { title, requisition, role = "", trade, city = "", description, ...rest } = job;
  const texts = [rest.employer, rest.project, rest.duties, rest.requirements, rest.otherPay, rest.benefits];
  const headings = [site["jobs-page"].trades[trade], city, ...statesOf(job), description, requisition];
  return rankWords([
    [splitWords(texts.join(" ")), PLACE_RANKS.text],
    [splitWords(headings.join(" ")), PLACE_RANKS.heading],
    [splitWords(`${title} ${role}`), PLACE_RANKS.title],
  ]);
}

export function rankArticleWords({ title, description, tags, words }: Article): Map<string, number> {
  const { text, frequentWords, headings } = words ?? { text: "", frequentWords: "", headings: "" };
  return rankWords([
    [splitAtSpaces(text), PLACE_RANKS.text],
    [splitAtSpaces(frequentWords), PLACE_RANKS.often],
    [[...splitWords([description, ...tags].join(" ")), ...splitAtSpaces(headings)], PLACE_RANKS.heading],
    [splitWords(title), PLACE_RANKS.title],
  ]);
}

/** Returns the rank of each word. The last list with the word decides. */
function rankWords(
  lists: readonly (readonly [words: readonly string[], rank: number])[],
): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const [words, rank] of lists) for (const word of words) ranks.set(word, rank);
  return ranks;
}

const splitAtSpaces = (text: string): string[] => (text === "" ? [] : text.split(" "));

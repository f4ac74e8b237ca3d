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
  words: ReadonlyMap<string, number>;
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
  const parts = formatParts(indexWords(pages, search.glossary));
  const hash = createHash("sha256");
  for (const [name, text] of parts) hash.update(`${name}\n${text}\n`);
  const version = hash.digest("hex").slice(0, 8);
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
  for (const [name, text] of parts) writeFileSync(join(outDir, toPartUrl(version, name)), text);
  writeFileSync(join(outDir, LIST_URL), JSON.stringify(list));
  return parts.size + 1;
}

/** Returns where each word occurs. */
function indexWords(
  pages: readonly SearchedPage[],
  glossary: Site["search"]["glossary"],
): Map<string, Postings> {
  const index = new Map<string, number[][]>();
  const add = (word: string, rank: number, number: number): void => {
    let postings = index.get(word);
    if (postings === undefined) {
      postings = PLACES.map(() => []);
      index.set(word, postings);
    }
    postings[rank]!.push(number);
  };
  pages.forEach(({ words }, number) => {
    const glossaryRanks = rankGlossary(words, glossary);
    for (const [word, rank] of words) if (!glossaryRanks.has(word)) add(word, rank, number);
    for (const [word, rank] of glossaryRanks) add(word, rank, number);
  });
  return index;
}

/** Returns the texts of the parts by name. */
function formatParts(index: Map<string, Postings>): Map<string, string> {
  const lines = new Map<string, string[]>();
  for (const word of [...index.keys()].sort()) {
    const name = toPartName(word);
    const line = formatIndexLine(word, index.get(word)!);
    const part = lines.get(name);
    if (part === undefined) lines.set(name, [line]);
    else part.push(line);
  }
  return new Map(Array.from(lines, ([name, part]) => [name, part.join("\n")]));
}

/** Ranks the words that stand for a page's words, each by the highest rank of those and of its own. */
function rankGlossary(
  ranks: ReadonlyMap<string, number>,
  glossary: Site["search"]["glossary"],
): Map<string, number> {
  const added = new Map<string, number>();
  for (const { words, find } of glossary) {
    let best = -1;
    for (const word of find) best = Math.max(best, ranks.get(word) ?? -1);
    if (best === -1) continue;
    for (const word of words) added.set(word, Math.max(added.get(word) ?? ranks.get(word) ?? 0, best));
  }
  return added;
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

const PLACES = Object.values(PLACE_RANKS);

/** Ranks by article. Builds of a served site share the articles that have not changed. */
const articleRanks = new WeakMap<Article, ReadonlyMap<string, number>>();

export function rankArticleWords(article: Article): ReadonlyMap<string, number> {
  const known = articleRanks.get(article);
  if (known !== undefined) return known;
  const { title, description, tags, words } = article;
  const { text, frequentWords, headings } = words ?? { text: "", frequentWords: "", headings: "" };
  const ranks = rankWords([
    [splitAtSpaces(text), PLACE_RANKS.text],
    [splitAtSpaces(frequentWords), PLACE_RANKS.often],
    [[...splitWords([description, ...tags].join(" ")), ...splitAtSpaces(headings)], PLACE_RANKS.heading],
    [splitWords(title), PLACE_RANKS.title],
  ]);
  articleRanks.set(article, ranks);
  return ranks;
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

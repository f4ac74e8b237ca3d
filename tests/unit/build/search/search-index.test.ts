import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { rankArticleWords } from "../../../../build/search/write-search-index.ts";
import { writeSearchIndex } from "../../../../build/search/write-search-index.ts";
import type { Article } from "../../../../model/kinds/articles.ts";
import { collectBodyWords } from "../../../../model/kinds/body-words.ts";
import { loadContent } from "../../../../model/loading/load-site.ts";
import { shippedSite as site } from "../../../shipped-content.ts";
import { parseMarkdownSource } from "../../../../model/source/markdown-source.ts";
import { PLACE_RANKS, SearchIndex } from "../../../../widgets/article-search/search-index.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const folder = temporaryFolder();
const fetchedUrls: string[] = [];

writeSearchIndex(folder, site, [site]);
afterEach(() => vi.unstubAllGlobals());

function openIndex(): SearchIndex {
  fetchedUrls.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    fetchedUrls.push(address);
    return Promise.resolve(new Response(readFileSync(join(folder, address), "utf8")));
  });
  return new SearchIndex();
}
const slugs = async (query: string): Promise<string[] | undefined> =>
  (await openIndex().find(query)).found?.map(([slug]) => slug);

test("every article is found by its title", async () => {
  const index = openIndex();
  for (const { slug, title } of site.articles)
    expect((await index.find(title)).found?.[0]?.[0], title).toBe(slug);
});

test("a state is found first by its name, and by a city or a rule of it; services and calculators by their names", async () => {
  for (const { slug, name } of site.states) expect((await slugs(name))?.[0], name).toBe(`/locations/${slug}`);
  expect(await slugs("fort worth")).toContain("/locations/texas");
  expect(await slugs("contractor license ohio")).toContain("/locations/ohio");
  for (const { id, name } of site.services.services) expect(await slugs(name)).toContain(`/services#${id}`);
  expect((await slugs(site.tools.seat.title))?.[0]).toBe("/tools#seat");
  expect(await slugs("calculator")).toEqual(
    expect.arrayContaining(["/tools#offer", "/tools#seat", "/tools#turnover"]),
  );
});

test("an opening is found by title, trade, place, number and what it says, before an article with the same words", async () => {
  const preview = loadContent(process.cwd(), { isPreview: true, withUnpublished: true }).site;
  const job = preview.jobs.find(({ requisition }) => requisition === "J-2602")!;
  writeSearchIndex(folder, preview, [preview]);
  for (const query of [
    job.title,
    "electricista el paso",
    "J-2602",
    "electrical texas",
    "grounding transformers",
  ])
    expect((await openIndex().find(query)).found?.[0], query).toEqual([
      `/jobs/${job.slug}`,
      job.title,
      "El Paso, TX, $38 to $46 an hour",
    ]);
  writeSearchIndex(folder, { ...preview, jobs: [{ ...job, isEnded: true }] }, [preview]);
  expect(await slugs("J-2602")).toEqual([]);
  writeSearchIndex(folder, site, [site]);
});

test("a search reads only the beginning of an overlong query", async () => {
  const word = "superintendent ";
  const found = await slugs(word);
  expect(await slugs(`${word} unheardof`)).toEqual([]);
  for (const rest of ["unheardof ".repeat(6_000), "ſ\u0300\u0323".repeat(20_000), "a ".repeat(30_000)])
    expect(await slugs(word.repeat(14) + rest)).toEqual(found);
});

test("a search matches the start of a word, and ignores case, accents and apostrophes", async () => {
  const found = await slugs("superintendent");
  expect(found?.length).toBeGreaterThan(1);
  expect(await slugs("SÚPERINTENDENT'")).toEqual(found);
  expect(await slugs("superintend")).toEqual(expect.arrayContaining(found ?? []));
});

test.each([
  ["wrong", "superintendant", "superintendent"],
  ["missing", "electrican", "electrician"],
  ["extra", "concrette", "concrete"],
  ["swapped", "sueprintendent", "superintendent"],
  ["missing from what is typed so far", "elecrici", "electrici"],
])("a word is found with a letter that is %s", async (_, typed, meant) => {
  const found = (await slugs(meant)) ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(await slugs(typed)).toEqual(expect.arrayContaining(found));
});

test("a short word and one with two mistakes are not found, and no word is taken for a mistake that others begin with", async () => {
  expect(await slugs("osah")).toEqual([]);
  expect(await slugs("superintandant")).toEqual([]);
  // Behind each word, its line has the numbers of articles.
  for (let digit = 0; digit < 10; digit += 1)
    expect(await slugs(`superintendentx${digit}`), `${digit}`).toEqual([]);
  // The first two letters name the part of the index.
  expect(await slugs("usperintendent")).toEqual([]);
  expect(await slugs("foreman")).not.toEqual(await slugs("foremen"));
});

test("every result contains all words of the query, and articles with the words in the title come first", async () => {
  expect((await slugs("electrician guide"))?.[0]).toBe("electrician-hiring-guide-2025");
  const foundSlugs = await slugs("texas osha");
  expect(foundSlugs).toEqual(await slugs("osha texas"));
  for (const slug of (foundSlugs ?? []).filter((found) => !found.startsWith("/"))) {
    const text = readFileSync(`content/insights/${slug}.md`, "utf8");
    expect(text).toMatch(/texas/i);
    expect(text).toMatch(/osha/i);
  }
});

test("a word in no article has no results, and a single letter is not searched for", async () => {
  expect(await slugs("zzyzx")).toEqual([]);
  expect(await slugs("texas zzyzx")).toEqual([]);
  expect(await slugs(" t ")).toBeUndefined();
});

test("a query fetches the list of articles and the index files for its words, each once", async () => {
  const index = openIndex();
  await index.find("te");
  await index.find("texas ho");
  await index.find("texas houston");
  expect(fetchedUrls.map((address) => address.replace(/-[0-9a-f]{8}/, ""))).toEqual([
    "/search.json",
    "/search-index/te.txt",
    "/search-index/ho.txt",
  ]);
});

test("the whole index is fetched again after a failure, since a deployment may have replaced it", async () => {
  const index = openIndex();
  await index.find("texas");
  const fetchMock = vi.fn(() => Promise.resolve(new Response("", { status: 404 })));
  vi.stubGlobal("fetch", fetchMock);
  await expect(index.find("ohio")).rejects.toThrow("404");
  await expect(index.find("texas")).rejects.toThrow("/search.json responded with HTTP status 404");
});

test("a new search index replaces all files of the previous one", () => {
  const oldFiles = readdirSync(join(folder, "search-index"));
  writeSearchIndex(folder, { ...site, articles: site.articles.slice(1) }, [site]);
  const newFiles = readdirSync(join(folder, "search-index"));
  expect(newFiles.filter((name) => oldFiles.includes(name))).toEqual([]);
});

test("words between < and > signs are found, on one line and across lines", () => {
  const text =
    "---\ntitle: Cranes\n---\nBelow <$30 rigger and >$40 mast.\n\nSites <5 acres.\n\nDerricks >2 tons.\n";
  expect(collectBodyWords(parseMarkdownSource({ file: "", name: "cranes", text })).text.split(" ")).toEqual(
    expect.arrayContaining(["rigger", "acres", "derricks", "tons"]),
  );
});

test("the index contains words from title, description, tags, headings and text, not from markup", () => {
  const text = [
    "---\ntitle: Cranes\n---\n## Signals\n",
    "A [mast](/about) of {{claims.response}} steel [source:osha-cranes].\n",
    "steel steel steel\n",
    "```roles\n- { role: Rigger, demand: high }\n```\n",
    '<lead-form context="general"></lead-form>\n',
  ].join("\n");
  const article = {
    title: "Cranes",
    description: "Rigging in brief",
    tags: ["Safety"],
    words: collectBodyWords(parseMarkdownSource({ file: "", name: "cranes", text })),
  } as unknown as Article;
  expect(Object.fromEntries(rankArticleWords(article))).toEqual({
    cranes: PLACE_RANKS.title,
    rigging: PLACE_RANKS.heading,
    in: PLACE_RANKS.heading,
    brief: PLACE_RANKS.heading,
    safety: PLACE_RANKS.heading,
    signals: PLACE_RANKS.heading,
    mast: PLACE_RANKS.text,
    of: PLACE_RANKS.text,
    steel: PLACE_RANKS.often,
    rigger: PLACE_RANKS.text,
    high: PLACE_RANKS.text,
  });
});

test("a word of the glossary finds the articles that contain one of its words in English", async () => {
  for (const { words, find } of site.search.glossary) {
    const articles = await Promise.all(find.map((word) => slugs(word)));
    const expected = new Set(articles.flatMap((found) => found ?? []));
    if (expected.size > 0)
      for (const word of words) {
        const found = await slugs(word);
        expect(found?.length, word).toBeGreaterThan(0);
      }
  }
});

test.each([
  ["superintendente", "superintendent"],
  ["plomero", "plumbers"],
  ["PLOMERÍA", "plumbing"],
  ["tablaroquero", "drywall"],
  ["albañil", "concrete"],
  ["electricistas", "electrician"],
  ["grúa", "crane"],
  ["sueldos", "salary"],
])("%s finds the articles about %s", async (spanish, english) => {
  const found = await slugs(spanish);
  expect(found).toEqual(expect.arrayContaining((await slugs(english))!.slice(0, 1)));
});

test("the texts above the results are in each language", () => {
  const target = temporaryFolder();
  const { search } = site.navigation;
  const spanish = {
    language: "es",
    navigation: { ...site.navigation, search: { ...search, one: "1 artículo" } },
  } as const;
  writeSearchIndex(target, site, [site, spanish]);
  const list = JSON.parse(readFileSync(join(target, "search.json"), "utf8")) as { texts: object };
  expect(list.texts).toMatchObject({ en: { one: search.one }, es: { one: "1 artículo" } });
});

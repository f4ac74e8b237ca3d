import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openArticleCache } from "../../../build/article-cache.ts";
import { copyContent, type ContentCopy } from "./content-copy.ts";

const GUIDE = "project-manager-hiring-guide";
const OTHER = "civil-engineer-hiring-guide";
const GUIDE_FILE = `insights/${GUIDE}.md`;
const OTHER_FILE = `insights/${OTHER}.md`;
const CODE = "code";

/** Reads the content as a process of its own, and keeps what it learnt. @returns the titles by slug */
function build({ root, load }: ContentCopy, code = CODE): Map<string, string> {
  const cache = openArticleCache(root);
  const { articles } = load(cache.judgedBy(code));
  cache.keep();
  return new Map(articles.map(({ slug, title }) => [slug, title]));
}

/** The mistakes that a process of its own finds. */
function mistakesOf({ root, mistakes }: ContentCopy): string[] {
  return mistakes(openArticleCache(root).judgedBy(CODE));
}

/** Writes something else into the memory of an article, so that it can be told from what is read. */
function mark({ root }: ContentCopy, slug: string): void {
  const file = join(root, ".cache", "articles.json");
  const kept = JSON.parse(readFileSync(file, "utf8")) as {
    articles: [string, { article: { title: string } }][];
  };
  for (const [name, known] of kept.articles) if (name === slug) known.article.title = "From memory";
  writeFileSync(file, JSON.stringify(kept));
}

test("an article that has not changed is not read again", () => {
  const copy = copyContent();
  build(copy);
  mark(copy, GUIDE);
  copy.edit(OTHER_FILE, "\n## ", "\nOne more sentence.\n\n## ");
  expect(build(copy).get(GUIDE)).toBe("From memory");
});

test("the same content leaves the memory's file alone", () => {
  const copy = copyContent();
  build(copy);
  const file = join(copy.root, ".cache", "articles.json");
  const written = statSync(file).mtimeMs;
  build(copy);
  expect(statSync(file).mtimeMs).toBe(written);
});

// A claim's figure, a link's target, and a reference may each make an article wrong that was right.
test.each<[string, (copy: ContentCopy) => unknown]>([
  ["it", (copy) => copy.edit(GUIDE_FILE, "\n## ", "\nOne more sentence.\n\n## ")],
  ["a claim", (copy) => copy.edit("_data/claims.yaml", "98%", "97%")],
  ["what a reference stands for", (copy) => copy.edit("_data/agency.yaml", "slogan: ", "slogan: Again, ")],
  ["the list of pages", (copy) => copy.write("insights/a-copy.md", "---\n---\n")],
])("an article is read again when %s changes", (_what, change) => {
  const copy = copyContent();
  build(copy);
  mark(copy, GUIDE);
  change(copy);
  const cache = openArticleCache(copy.root);
  // The article without a title is a mistake; the others are remembered all the same.
  copy.mistakes(cache.judgedBy(CODE));
  cache.keep();
  expect(readFileSync(join(copy.root, ".cache", "articles.json"), "utf8")).not.toContain("From memory");
});

test("other code reads every article again", () => {
  const copy = copyContent();
  build(copy);
  mark(copy, GUIDE);
  expect(build(copy, "other code").get(GUIDE)).not.toBe("From memory");
});

test("a mistake is told at every build until it is mended, in an article and between two", () => {
  const copy = copyContent();
  build(copy);
  copy.edit(OTHER_FILE, "\n## ", "\n[A page](/insights/nowhere)\n\n## ");
  const found = mistakesOf(copy);
  expect(found).toHaveLength(1);
  expect(mistakesOf(copy)).toEqual(found);
  copy.edit(OTHER_FILE, "\n[A page](/insights/nowhere)\n", "");
  expect(mistakesOf(copy)).toEqual([]);
});

test("a paragraph of a remembered article in a new one is told, and the other way round", () => {
  const paragraph = "A crane stands on one site for a year and is paid for every day of it, used or not.";
  const copy = copyContent();
  copy.edit(GUIDE_FILE, "\n## ", `\n${paragraph}\n\n## `);
  build(copy);
  copy.edit(OTHER_FILE, "\n## ", `\n${paragraph}\n\n## `);
  const line = copy.lineOf(GUIDE_FILE, paragraph);
  expect(mistakesOf(copy)).toEqual([
    `content/${GUIDE_FILE}:${line} paragraph — found one of ${OTHER}, expected words of its own`,
  ]);
});

test("a file that cannot be read is as none", () => {
  const copy = copyContent();
  build(copy);
  writeFileSync(join(copy.root, ".cache", "articles.json"), "{");
  expect(build(copy).get(GUIDE)).toBe(copy.load().articles.find(({ slug }) => slug === GUIDE)?.title);
  expect(existsSync(join(copy.root, ".cache", "articles.json.part"))).toBe(false);
});

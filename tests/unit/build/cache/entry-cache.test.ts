import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openEntryCache } from "../../../../build/cache/entry-cache.ts";
import { loadContent, loadSite } from "../../../../model/loading/load-site.ts";
import type { Site } from "../../../../model/kinds/site.ts";
import { useContentCopy, GUIDE as GUIDE_FILE } from "../../model/content-copy.ts";

const copy = useContentCopy();
const GUIDE = "zz-sample-guide";
const OTHER = loadSite(process.cwd()).articles[0]?.slug ?? "";
const OTHER_FILE = `insights/${OTHER}.md`;
const CACHE = join(copy.root, ".cache", "entries.json");

function load(codeStamp = "code"): Site {
  const cache = openEntryCache(copy.root);
  try {
    return loadContent(copy.root, {
      cachedEntriesFor: (context) => cache.cachedEntriesFor(codeStamp, context),
    }).site;
  } finally {
    cache.save();
  }
}

function titleOf(slug: string, { articles }: Site): string | undefined {
  return articles.find((article) => article.slug === slug)?.title;
}

const listMistakes = (): string[] => copy.mistakes(() => load());

let cached: string;
beforeAll(() => {
  copy.restore();
  load();
  cached = readFileSync(CACHE, "utf8");
});
beforeEach(() => {
  mkdirSync(dirname(CACHE));
  writeFileSync(CACHE, cached);
});

function changeCachedTitle(slug: string): void {
  const file = JSON.parse(readFileSync(CACHE, "utf8")) as {
    entries: { articles: { entry: { slug: string; title: string } }[] };
  };
  for (const { entry } of file.entries.articles) if (entry.slug === slug) entry.title = "From memory";
  writeFileSync(CACHE, JSON.stringify(file));
}

test("an article that has not changed is not read again", () => {
  changeCachedTitle(GUIDE);
  copy.edit(OTHER_FILE, "\n## ", "\nOne more sentence.\n\n## ");
  expect(titleOf(GUIDE, load())).toBe("From memory");
});

test("the cache file is not rewritten if the content has not changed", () => {
  const modificationTime = statSync(CACHE).mtimeMs;
  load();
  expect(statSync(CACHE).mtimeMs).toBe(modificationTime);
});

// A change to a claim, a referenced value or a linked page can make an article invalid.
test.each<[string, () => unknown]>([
  ["its own text", () => copy.edit(GUIDE_FILE, "\n## ", "\nOne more sentence.\n\n## ")],
  ["a claim", () => copy.edit("_data/claims.yaml", "97.5%", "97.4%")],
  ["a referenced value", () => copy.edit("_data/agency.yaml", "slogan: ", "slogan: Again, ")],
  ["the list of pages", () => copy.write("insights/a-copy.md", "---\n---\n")],
])("an article is read again when %s changes", (_what, change) => {
  changeCachedTitle(GUIDE);
  change();
  // Load the content despite its mistakes, such as an article without a title. Valid articles are still cached.
  listMistakes();
  expect(readFileSync(CACHE, "utf8")).not.toContain("From memory");
});

test("every article is read again after the code has changed", () => {
  changeCachedTitle(GUIDE);
  expect(titleOf(GUIDE, load("other code"))).not.toBe("From memory");
});

test("a mistake in an article is reported in every build until it is fixed", () => {
  copy.edit(OTHER_FILE, "\n## ", "\n[A page](/insights/nowhere)\n\n## ");
  const found = listMistakes();
  expect(found).toHaveLength(1);
  expect(listMistakes()).toEqual(found);
  copy.edit(OTHER_FILE, "\n[A page](/insights/nowhere)\n", "");
  expect(listMistakes()).toEqual([]);
});

test("a paragraph that a cached and a new article share is reported, in either order", () => {
  const paragraph = "A crane stands on one site for a year and is paid for every day of it, used or not.";
  copy.edit(OTHER_FILE, "\n## ", `\n${paragraph}\n\n## `);
  load();
  copy.edit(GUIDE_FILE, "\n## ", `\n${paragraph}\n\n## `);
  const line = copy.lineOf(GUIDE_FILE, paragraph);
  expect(listMistakes()).toEqual([
    `content/${GUIDE_FILE}:${line} paragraph — found a paragraph that is also in ${OTHER}: rewrite or delete it here`,
  ]);
});

test("an unreadable cache file is ignored", () => {
  writeFileSync(CACHE, "{");
  expect(titleOf(GUIDE, load())).toBe(titleOf(GUIDE, copy.load()));
  expect(existsSync(`${CACHE}.part`)).toBe(false);
});

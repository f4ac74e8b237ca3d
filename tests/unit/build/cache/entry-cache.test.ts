import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEntryCache } from "../../../../build/cache/entry-cache.ts";
import { loadContent, loadSite } from "../../../../site/model/loading/load-site.ts";
import type { Site } from "../../../../site/model/kinds/site.ts";
import { useContentCopy, GUIDE as GUIDE_FILE, type ContentCopy } from "../../site/model/content-copy.ts";

const copy = useContentCopy();
const GUIDE = "zz-sample-guide";
const OTHER = loadSite(process.cwd()).articles[0]?.slug ?? "";
const OTHER_FILE = `insights/${OTHER}.md`;
const CODE_STAMP = "code";

function load({ root }: ContentCopy, codeStamp = CODE_STAMP): Site {
  const cache = openEntryCache(root);
  try {
    return loadContent(root, { cachedEntriesFor: (context) => cache.cachedEntriesFor(codeStamp, context) })
      .site;
  } finally {
    cache.save();
  }
}

function titleOf(slug: string, { articles }: Site): string | undefined {
  return articles.find((article) => article.slug === slug)?.title;
}

const mistakesOf = (copy: ContentCopy): string[] => copy.mistakes(() => load(copy));

function changeCachedTitle({ root }: ContentCopy, slug: string): void {
  const file = join(root, ".cache", "entries.json");
  const cached = JSON.parse(readFileSync(file, "utf8")) as {
    entries: { articles: { entry: { slug: string; title: string } }[] };
  };
  for (const { entry } of cached.entries.articles) if (entry.slug === slug) entry.title = "From memory";
  writeFileSync(file, JSON.stringify(cached));
}

test("an article that has not changed is not read again", () => {
  load(copy);
  changeCachedTitle(copy, GUIDE);
  copy.edit(OTHER_FILE, "\n## ", "\nOne more sentence.\n\n## ");
  expect(titleOf(GUIDE, load(copy))).toBe("From memory");
});

test("the cache file is not rewritten if the content has not changed", () => {
  load(copy);
  const file = join(copy.root, ".cache", "entries.json");
  const modificationTime = statSync(file).mtimeMs;
  load(copy);
  expect(statSync(file).mtimeMs).toBe(modificationTime);
});

// A change to a claim, a referenced value or a linked page can make an article invalid.
test.each<[string, (copy: ContentCopy) => unknown]>([
  ["its own text", (copy) => copy.edit(GUIDE_FILE, "\n## ", "\nOne more sentence.\n\n## ")],
  ["a claim", (copy) => copy.edit("_data/claims.yaml", "97.5%", "97.4%")],
  ["a referenced value", (copy) => copy.edit("_data/agency.yaml", "slogan: ", "slogan: Again, ")],
  ["the list of pages", (copy) => copy.write("insights/a-copy.md", "---\n---\n")],
])("an article is read again when %s changes", (_what, change) => {
  load(copy);
  changeCachedTitle(copy, GUIDE);
  change(copy);
  // Load the content despite its mistakes, such as an article without a title. Valid articles are still cached.
  mistakesOf(copy);
  expect(readFileSync(join(copy.root, ".cache", "entries.json"), "utf8")).not.toContain("From memory");
});

test("every article is read again after the code has changed", () => {
  load(copy);
  changeCachedTitle(copy, GUIDE);
  expect(titleOf(GUIDE, load(copy, "other code"))).not.toBe("From memory");
});

test("a mistake in an article is reported in every build until it is fixed", () => {
  load(copy);
  copy.edit(OTHER_FILE, "\n## ", "\n[A page](/insights/nowhere)\n\n## ");
  const found = mistakesOf(copy);
  expect(found).toHaveLength(1);
  expect(mistakesOf(copy)).toEqual(found);
  copy.edit(OTHER_FILE, "\n[A page](/insights/nowhere)\n", "");
  expect(mistakesOf(copy)).toEqual([]);
});

test("a paragraph that a cached and a new article share is reported, in either order", () => {
  const paragraph = "A crane stands on one site for a year and is paid for every day of it, used or not.";
  copy.edit(OTHER_FILE, "\n## ", `\n${paragraph}\n\n## `);
  load(copy);
  copy.edit(GUIDE_FILE, "\n## ", `\n${paragraph}\n\n## `);
  const line = copy.lineOf(GUIDE_FILE, paragraph);
  expect(mistakesOf(copy)).toEqual([
    `content/${GUIDE_FILE}:${line} paragraph — found a paragraph that is also in ${OTHER}: rewrite or delete it here`,
  ]);
});

test("an unreadable cache file is ignored", () => {
  load(copy);
  writeFileSync(join(copy.root, ".cache", "entries.json"), "{");
  expect(titleOf(GUIDE, load(copy))).toBe(titleOf(GUIDE, copy.load()));
  expect(existsSync(join(copy.root, ".cache", "entries.json.part"))).toBe(false);
});

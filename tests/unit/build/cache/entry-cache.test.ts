import { beforeEach, expect, test } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEntryCache, openEntryStore } from "../../../../build/cache/entry-cache.ts";
import { openStore } from "../../../../build/cache/store.ts";
import type { Article } from "../../../../model/kinds/articles.ts";
import { loadContent } from "../../../../model/loading/load-site.ts";
import { shippedSite } from "../../../shipped-content.ts";
import { useContentCopy, GUIDE as GUIDE_FILE } from "../../model/content-copy.ts";

const copy = useContentCopy();
const GUIDE = "zz-sample-guide";
const OTHER = shippedSite.articles[0]?.slug ?? "";
const OTHER_FILE = `insights/${OTHER}.md`;

const { cachedEntriesFor } = createEntryCache();
const load = (): readonly Article[] => loadContent(copy.root, { cachedEntriesFor }).site.articles;
let first: Article | undefined;
const guideIn = (articles: readonly Article[]): Article | undefined =>
  articles.find(({ slug }) => slug === GUIDE);
const listMistakes = (): string[] => copy.mistakes(load);

beforeEach(() => {
  first = guideIn(load());
});

test("an article that has not changed is not read again", () => {
  copy.edit(OTHER_FILE, "\n## ", "\nOne more sentence.\n\n## ");
  expect(guideIn(load())).toBe(first);
});

// A change to a claim, a referenced value or a linked page can make an article invalid.
test.each<[string, () => unknown, () => unknown]>([
  [
    "its own text",
    () => copy.edit(GUIDE_FILE, "\n## ", "\nOne more sentence.\n\n## "),
    () => copy.edit(GUIDE_FILE, "\nOne more sentence.\n\n## ", "\n## "),
  ],
  [
    "a claim",
    () => copy.edit("_data/claims.yaml", "97.5%", "97.4%"),
    () => copy.edit("_data/claims.yaml", "97.4%", "97.5%"),
  ],
  [
    "a referenced value",
    () => copy.edit("_data/agency.yaml", "slogan: ", "slogan: Again, "),
    () => copy.edit("_data/agency.yaml", "slogan: Again, ", "slogan: "),
  ],
  [
    "the list of pages",
    () => copy.write("insights/a-copy.md", "---\n---\n"),
    () => copy.remove("insights/a-copy.md"),
  ],
])("an article is read again when %s changes", (_what, change, undo) => {
  change();
  // Load the content despite its mistakes, such as an article without a title. Valid articles are still cached.
  listMistakes();
  undo();
  expect(guideIn(load())).not.toBe(first);
  expect(guideIn(load())).toEqual(first);
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

test("a later build finds what an earlier one has checked, until its file or the code changes", () => {
  const root = mkdtempSync(join(tmpdir(), "entries-"));
  try {
    const read = new Set<string>();
    const loadWith = (code: string): readonly Article[] => {
      const { cachedEntriesFor } = openEntryStore(openStore(root), code);
      return loadContent(copy.root, {
        cachedEntriesFor: (context) => {
          const cached = cachedEntriesFor(context);
          return { ...cached, add: (file, ...rest) => (read.add(file), cached.add(file, ...rest)) };
        },
      }).site.articles;
    };
    const listRead = (code = "1"): string[] => {
      read.clear();
      expect(loadWith(code)).toEqual(load());
      return [...read].filter((file) => file.startsWith("content/insights/"));
    };
    expect(listRead().length).toBeGreaterThan(1);
    expect(listRead()).toEqual([]);
    copy.edit(GUIDE_FILE, "\n## ", "\nOne more sentence.\n\n## ");
    expect(listRead()).toEqual([`content/${GUIDE_FILE}`]);
    expect(listRead("2").length).toBeGreaterThan(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});

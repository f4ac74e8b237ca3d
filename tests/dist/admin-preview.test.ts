import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { previewArticle } from "../../build/editor/browser/article-pane.tsx";
import { readEntry } from "../../build/editor/browser/entry-text.ts";
import { KnownContent } from "../../build/editor/browser/known-content.ts";
import { DATA_KINDS, ENTRY_KINDS } from "../../build/editor/content-kinds.ts";
import { toPlainText } from "./to-plain-text.ts";
import { readBuiltFile } from "./read-dist.ts";

const read = (file: string): string => readFileSync(`content/${file}`, "utf8");

function readContentFolder(): KnownContent {
  const knownContent = new KnownContent();
  for (const [name, kind] of Object.entries(DATA_KINDS))
    knownContent.addEntry(kind, read(`_data/${name}.yaml`));
  for (const file of readdirSync("content/states"))
    knownContent.addEntry(ENTRY_KINDS.states, read(`states/${file}`));
  return knownContent;
}

const knownContent = readContentFolder();
const slugs = readdirSync("content/insights").map((file) => file.replace(/\.md$/, ""));

const articleIn = (html: string): string => html.slice(html.indexOf("<article>"), html.indexOf("</article>"));
/** Returns the tag names in HTML. Omits the tags for image formats, which only the build creates. */
const tagsIn = (html: string): string[] =>
  (html.match(/<[a-z][\w-]*/g) ?? []).filter((tag) => !/^<(?:picture|source)$/.test(tag));

test.each(slugs)("the editor's preview of %s is the same as the article on its page", async (slug) => {
  const entry = readEntry(ENTRY_KINDS.articles, read(`insights/${slug}.md`));
  const { html = "", mistakes } = await previewArticle(entry, slug, knownContent);
  expect(mistakes).toEqual([]);
  const [preview, page] = [articleIn(html), articleIn(readBuiltFile(`/insights/${slug}.html`))];
  expect(page).toContain("<h1");
  expect(toPlainText(preview)).toBe(toPlainText(page));
  expect(tagsIn(preview)).toEqual(tagsIn(page));
});

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { previewEntry } from "../../build/editor/browser/entry-pane.tsx";
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
  const { html = "", mistakes } = await previewEntry("articles", entry, slug, knownContent);
  expect(mistakes).toEqual([]);
  const [preview, page] = [articleIn(html), articleIn(readBuiltFile(`/insights/${slug}.html`))];
  expect(page).toContain("<h1");
  expect(toPlainText(preview)).toBe(toPlainText(page));
  expect(tagsIn(preview)).toEqual(tagsIn(page));
});

test.each(readdirSync("content/jobs").map((file) => file.replace(/\.md$/, "")))(
  "the editor's preview of the opening %s has its pay, facts, text and form",
  async (slug) => {
    const text = read(`jobs/${slug}.md`);
    const { html = "", mistakes } = await previewEntry(
      "jobs",
      readEntry(ENTRY_KINDS.jobs, text),
      slug,
      knownContent,
    );
    expect(mistakes).toEqual([]);
    const shown = toPlainText(html);
    const valueOf = (name: string): string => new RegExp(`^${name}: (.*)`, "m").exec(text)?.[1] ?? "none";
    for (const name of ["requisition", "title", "project", "duties", "benefits"])
      expect(shown).toContain(toPlainText(valueOf(name)));
    const [, lastLine = ""] = /\n([^\n]*)\n$/.exec(text.split(/^---\n/m).at(-1) ?? "") ?? [];
    expect(shown).toContain(toPlainText(lastLine));
    expect(shown).toMatch(/\$[\d,]+ to \$[\d,]+/);
    expect(html).toMatch(/<apply-form[^>]*>.*<form/s);
  },
);

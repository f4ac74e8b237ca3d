import { expect, test } from "vitest";
import { loadContent } from "../../../../site/model/loading/load-site.ts";
import { copyContent, GUIDE } from "./content-copy.ts";

const SLUG = "zz-sample-guide";

const slugs = (root: string, isPreview = false): string[] =>
  loadContent(root, { isPreview }).site.articles.map(({ slug }) => slug);

test("a draft is in previews only", () => {
  const content = copyContent();
  content.edit(GUIDE, "published: 2025-01-10", "status: draft\npublished: 2025-01-10");
  expect(slugs(content.root)).not.toContain(SLUG);
  expect(slugs(content.root, true)).toContain(SLUG);
  expect(loadContent(content.root).due).toBeUndefined();
});

test("an article with a time in the future is scheduled; the site knows when the next one is due", () => {
  const content = copyContent();
  content.edit(GUIDE, "published: 2025-01-10", "published: 2099-12-01T08:00-05:00");
  content.edit(GUIDE, "modified: 2025-01-15", "modified: 2099-12-01");
  expect(slugs(content.root)).not.toContain(SLUG);
  expect(loadContent(content.root).due).toEqual(new Date("2099-12-01T13:00:00Z"));
});

test.each(["2026-02-30", "2026-12-01T25:00Z", "2026-12-01 08:00", "tomorrow"])(
  "%s is no time of publication",
  (published) => {
    const content = copyContent();
    const line = content.edit(GUIDE, "published: 2025-01-10", `published: ${published}`);
    expect(content.mistakes()[0]).toContain(`content/${GUIDE}:${line} published — found "${published}"`);
  },
);

test("a link to a draft is a mistake of the page that has it, and no other", () => {
  const content = copyContent();
  content.edit(GUIDE, "published: 2025-01-10", "status: draft\npublished: 2025-01-10");
  const [linking] = content.others;
  const file = `insights/${linking?.slug}.md`;
  const line = content.edit(file, /^## /m, `[Cranes](/insights/${SLUG}).\n\n## `);
  expect(content.mistakes()).toEqual([
    `content/${file}:${line} link — found /insights/${SLUG}, which is a draft, expected a public page: publish it, or remove the link`,
  ]);
  expect(content.mistakes(() => loadContent(content.root, { isPreview: true }).site)).toEqual([]);
});

test("an earlier address must be free", () => {
  const content = copyContent();
  const line = content.edit(GUIDE, "reviewed:", "redirect_from: [/insights/cranes, /about]\nreviewed:");
  expect(content.mistakes()).toEqual([
    `content/${GUIDE}:${line} redirect_from — found "/about", expected a path that no page and no other redirect has`,
  ]);
});

import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const content = useContentCopy();
const SLUG = "zz-sample-guide";

const slugs = (isPreview = false): string[] =>
  content.loadAll({ isPreview }).site.articles.map(({ slug }) => slug);

test("a draft appears only in previews", () => {
  content.edit(GUIDE, "published: 2025-01-10", "status: draft\npublished: 2025-01-10");
  expect(slugs()).not.toContain(SLUG);
  expect(slugs(true)).toContain(SLUG);
  expect(content.loadAll().due).toBeUndefined();
});

test("an article with a future publication time is scheduled, and the site knows when the next one is due", () => {
  content.edit(GUIDE, "published: 2025-01-10", "published: 2099-12-01T08:00-05:00");
  content.edit(GUIDE, "modified: 2025-01-15", "modified: 2099-12-01");
  expect(slugs()).not.toContain(SLUG);
  expect(content.loadAll().due).toEqual(new Date("2099-12-01T13:00:00Z"));
});

test.each(["2026-02-30", "2026-12-01T25:00Z", "2026-12-01 08:00", "tomorrow"])(
  "%s is not a valid publication time",
  (publishedValue) => {
    const line = content.edit(GUIDE, "published: 2025-01-10", `published: ${publishedValue}`);
    expect(content.mistakes()[0]).toContain(`content/${GUIDE}:${line} published — found "${publishedValue}"`);
  },
);

test("links to a draft are reported in articles, data files and translated entries, but not in previews", () => {
  content.edit(GUIDE, "published: 2025-01-10", "status: draft\npublished: 2025-01-10");
  const places: [file: string, place: RegExp, link: string][] = [
    ["es/_data/portal.yaml", /^/, `# /insights/${SLUG}\n`],
    ["es/legal/terms-of-service.md", /^(?=## )/m, `[Grúas](/insights/${SLUG}).\n\n`],
    [`insights/${content.shippedArticles[0]?.slug}.md`, /^(?=## )/m, `[Cranes](/insights/${SLUG}).\n\n`],
  ];
  const lines = places.map((place) => content.edit(...place));
  const problem = `link — found /insights/${SLUG}, which is a draft, expected a public page: publish it, or remove the link`;
  expect(content.mistakes().sort()).toEqual(
    places.map(([file], index) => `content/${file}:${lines[index]} ${problem}`),
  );
  expect(content.mistakes(() => content.loadAll({ isPreview: true }).site)).toEqual([]);
});

test("an article's earlier path that another page uses is reported", () => {
  const line = content.edit(GUIDE, "reviewed:", "redirect_from: [/insights/cranes, /about]\nreviewed:");
  expect(content.mistakes()).toEqual([
    `content/${GUIDE}:${line} redirect_from — found "/about", expected a path that no page or other redirect uses`,
  ]);
});

const PUBLISHED_LINE = /^published: 2025-01-10$/m;
const MISTAKES: Record<string, (text: string) => string> = {
  "a missing field": (text) => text.replace(/^excerpt: .*\n/m, ""),
  "a tab in its front matter": (text) => text.replace(/^title: /m, "title:\t\t- "),
  "front matter without an end": (text) => text.replace(/\n---\n/, "\n"),
  "an unclosed block": (text) => `${text}\n\`\`\`margin-note\ntext: Ask.\n`,
  "a broken link": (text) => text.replace("(/services)", "(/servces)"),
  "conflict markers": (text) => text.replace("\n## ", "\n<<<<<<< HEAD\n## "),
  "another article's sheet number": (text) => text.replace(/sheet: .*/, "sheet: 2"),
};

test("mistakes in drafts are warnings, and exclude only these drafts", () => {
  const files = Object.values(MISTAKES).map((spoil, index) => {
    const file = content.addGuide(index + 1);
    content.edit(file, PUBLISHED_LINE, "status: draft\npublished: 2025-01-10");
    content.write(file, spoil(content.read(file)));
    return file;
  });
  for (const isPreview of [false, true]) {
    const { site, warnings, listInvalidDrafts } = content.loadAll({ isPreview });
    expect(site.articles.map(({ slug }) => slug)).toEqual([
      ...content.shippedArticles.map(({ slug }) => slug),
      SLUG,
    ]);
    const invalidDrafts = listInvalidDrafts();
    expect(invalidDrafts.map(({ path }) => path)).toEqual(files.map((file) => `/${file.replace(".md", "")}`));
    for (const [index, { mistakes }] of invalidDrafts.entries()) {
      expect(mistakes.length).toBeGreaterThan(0);
      expect(mistakes.map(({ file }) => file)).toEqual(mistakes.map(() => `content/${files[index]}`));
      expect(warnings()).toEqual(expect.arrayContaining(mistakes));
    }
  }
  for (const file of files) content.edit(file, "status: draft\n", "");
  const reported = content.mistakes();
  for (const file of files) expect(reported.join("\n")).toContain(`content/${file}:`);
});

test("a mistake in a public article is not attributed to a draft, and a link to a draft with mistakes is reported", () => {
  content.edit(GUIDE, PUBLISHED_LINE, "status: draft\npublished: 2025-01-10");
  content.edit(GUIDE, /^excerpt: .*\n/m, "");
  const file = `insights/${content.shippedArticles[0]?.slug}.md`;
  const line = content.edit(file, /^## /m, `[Cranes](/insights/${SLUG}), [fees](/fees).\n\n## `);
  expect(content.mistakes()).toEqual([
    expect.stringContaining(`content/${file}:${line} link — found "/fees"`),
    expect.stringContaining(`content/${file}:${line} link — found /insights/${SLUG}, which is a draft`),
  ]);
});

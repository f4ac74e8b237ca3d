import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { openSiteBuilds } from "../../server/http/site-builds.ts";
import { shippedSite } from "../shipped-content.ts";
import { readBuildRecord, writeBuildRecord } from "../../site/settings/build-record.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { writeSampleArticles } from "../write-sample-articles.ts";

const fixture = useProjectCopy();
const { root, dist } = fixture;
const build = (): void => fixture.build("--without-social-images");
const article = (slug: string): string => `content/insights/${slug}.md`;
const page = (slug: string): string => join(dist, "insights", `${slug}.html`);
const read = (name: string): string => readFileSync(join(dist, name), "utf8");

function chooseArticles(): { EDITED: string; RELATED: string; UNTOUCHED: string; DAMAGED: string } {
  const { articles } = shippedSite;
  for (const { slug: EDITED } of articles) {
    const otherArticles = articles.filter(({ slug }) => slug !== EDITED);
    const RELATED = otherArticles.find(({ related }) => related.includes(EDITED))?.slug;
    const [UNTOUCHED, DAMAGED] = otherArticles.filter(({ related }) => !related.includes(EDITED));
    if (RELATED !== undefined && UNTOUCHED !== undefined && DAMAGED !== undefined)
      return { EDITED, RELATED, UNTOUCHED: UNTOUCHED.slug, DAMAGED: DAMAGED.slug };
  }
  throw new Error("no article is related to another");
}
const { EDITED, RELATED, UNTOUCHED, DAMAGED } = chooseArticles();

/** Adds an article that is published at this time. */
function scheduleArticle(published: string): string {
  writeSampleArticles(root, fixture.slugs.length + 1);
  const slug = readdirSync(fixture.articles)
    .map((file) => file.replace(/\.md$/, ""))
    .find((name) => !fixture.slugs.includes(name));
  if (slug === undefined) throw new Error("no article was added");
  const file = article(slug);
  fixture.write(file, fixture.read(file).replace(/^redirect_from: .*\n/m, ""));
  fixture.change(file, /^published: .*$/m, `published: ${published}`);
  const modified = `modified: ${published.slice(0, 10)}\nredirect_from: [/insights/before]`;
  fixture.change(file, /^modified: .*$/m, modified);
  return slug;
}
const SCHEDULED = scheduleArticle("2099-12-01T08:00-05:00");
const LISTINGS = ["insights.html", "sitemap.xml", "insights/feed.xml", "_redirects"];

/** Reads all built files except the embed and the build record, which depend on earlier builds. */
function contents(): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    (file) => statSync(join(dist, file)).isFile() && !/^(?:embed\/|_build\.json$)/.test(file),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(join(dist, file), "latin1")]));
}

/** Caches of what a build without social images does not make. */
const NOT_REBUILT = ["report", "social"];

// Each build continues with the files of the one before it.
describe("a build after an edit", () => {
  it("shows scheduled articles in a preview, which is labeled on each page and not indexed", async () => {
    const preview = fixture.start("build/build.ts", { PREVIEW: "1" });
    expect(await preview.exitCode, preview.output()).toBe(0);
    for (const name of ["index.html", `insights/${SCHEDULED}.html`]) {
      expect(read(name)).toContain("Preview with drafts and scheduled articles");
      expect(read(name)).toContain('<meta name="robots" content="noindex"');
    }
    expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  });

  it("excludes a scheduled article from the whole site until it is due", () => {
    build();
    expect(existsSync(page(SCHEDULED))).toBe(false);
    for (const name of LISTINGS) expect(read(name), name).not.toContain(SCHEDULED);
    expect(read("index.html")).not.toContain("Preview with drafts");
    expect(readBuildRecord(dist)?.due).toBe("2099-12-01T13:00:00.000Z");
  });

  it("shows a new title on all pages, and rewrites pages that were changed by hand", () => {
    fixture.change(article(EDITED), /^title: .*$/m, "title: A title of another day");
    appendFileSync(page(DAMAGED), "by hand");
    build();
    expect(readFileSync(page(EDITED), "utf8")).toContain("A title of another day");
    expect(readFileSync(page(RELATED), "utf8")).toContain("A title of another day");
    expect(readFileSync(page(DAMAGED), "utf8")).not.toContain("by hand");
    expect(read("insights.html")).toContain("A title of another day");
  });

  it("shows changed text of scripts and layout on all pages", () => {
    fixture.change("content/_data/layout.yaml", /^skip: .*$/m, "skip: Skip to another text");
    // Scripts contain this label.
    fixture.change("content/_data/messages.yaml", "details: Project details", "details: The project");
    build();
    expect(readFileSync(page(UNTOUCHED), "utf8")).toContain("Skip to another text");
  });

  it("gives all articles other styles if one alone has used a rule", () => {
    const stylesOf = (slug: string) => /<style>.*<\/style>/s.exec(readFileSync(page(slug), "utf8"))?.[0];
    const isAlone = (slug: string): boolean => fixture.read(article(slug)).includes("```building-types");
    const [only, ...others] = fixture.slugs.filter(isAlone);
    if (only === undefined || others.length > 0) throw new Error("one article should have building types");
    const before = stylesOf(UNTOUCHED);
    fixture.change(article(only), /^```building-types[^]*?^```$/m, "");
    build();
    expect(stylesOf(UNTOUCHED)).not.toBe(before);
    expect(stylesOf(UNTOUCHED)).toBe(stylesOf(only));
  });

  it("keeps its pages if Eleventy alone writes over the site", () => {
    const file = article(UNTOUCHED);
    const text = fixture.read(file);
    const before = readFileSync(page(UNTOUCHED), "utf8");
    fixture.write(file, `${text}\nA paragraph for a moment.\n`);
    const { status, stderr } = fixture.run(
      "node_modules/@11ty/eleventy/cmd.cjs",
      "--config=eleventy.config.ts",
      "--quiet",
    );
    expect(status, stderr).toBe(0);
    expect(readFileSync(page(UNTOUCHED), "utf8")).toContain("A paragraph for a moment.");
    fixture.write(file, text);
    build();
    expect(readFileSync(page(UNTOUCHED), "utf8")).toBe(before);
  });

  it("produces the same files as a clean build", () => {
    const rebuiltContents = contents();
    rmSync(dist, { recursive: true });
    for (const name of readdirSync(join(root, ".cache")).filter((cache) => !NOT_REBUILT.includes(cache)))
      rmSync(join(root, ".cache", name), { recursive: true });
    build();
    const freshContents = contents();
    expect([...rebuiltContents.keys()]).toEqual([...freshContents.keys()]);
    expect(
      [...rebuiltContents].filter(([file, text]) => freshContents.get(file) !== text).map(([file]) => file),
    ).toEqual([]);
  });

  it("publishes a scheduled article on a running server when it is due, also if a first build fails, and redirects its earlier path", async () => {
    const record = readBuildRecord(dist);
    if (record === undefined) throw new Error("nothing was built");
    writeBuildRecord(dist, { ...record, due: "2026-01-05T05:00:00.000Z" });
    fixture.change(article(SCHEDULED), /^published: .*$/m, "published: 2026-01-05");
    fixture.change(article(SCHEDULED), /^modified: .*$/m, "modified: 2026-01-05");
    const inputs = { root, env: cleanEnvironment() };
    const builds = openSiteBuilds(inputs, () => ({ app: new Hono(), check: () => Promise.resolve() }), 500);
    const servedPage = () => join(root, builds.folder(), "insights", `${SCHEDULED}.html`);
    expect(existsSync(servedPage())).toBe(false);
    const log = vi.spyOn(console, "error").mockReturnValue();
    fixture.change("content/_data/about.yaml", /^title:/m, "titel:");
    builds.start();
    await expect.poll(() => log.mock.calls.flat().join("\n"), { timeout: 120_000 }).not.toBe("");
    expect(log.mock.calls.flat()[0]).toBe(
      "Scheduled entries could not be published: The build failed. See the error above.",
    );
    log.mockRestore();
    fixture.change("content/_data/about.yaml", /^titel:/m, "title:");
    await expect.poll(() => existsSync(servedPage()), { timeout: 120_000, interval: 500 }).toBe(true);
    await builds.stop();
    for (const name of LISTINGS) expect(read(name), name).toContain(SCHEDULED);
    expect(read("_redirects")).toContain(`/insights/before /insights/${SCHEDULED} 301`);
    expect(readBuildRecord(dist)?.due).toBeUndefined();
  });
});

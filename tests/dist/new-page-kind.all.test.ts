import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { isBuildCurrent } from "../../build/steps/build-stamp.ts";
import { CASE_STUDY_FILES } from "./case-study-files.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { readStructuredData } from "./read-dist.ts";
import { useProjectCopy } from "../project-fixture.ts";

const fixture = useProjectCopy();
const { root, slugs, read, write, change, run } = fixture;
const build = (): void => fixture.build("--without-social-images");
const isSiteCurrent = (): boolean =>
  isBuildCurrent({
    root,
    env: cleanEnvironment({ DATA_DIR: fixture.dataDir }),
    withoutSocialImages: true,
  });

const ENTRY = "content/case-studies/tower-crew.md";
const PAGE = "dist/case-studies/tower-crew.html";

// A new page kind needs only a description, a line in the list of kinds, templates, and content. No other
// file has to change.
describe("a newly added page kind", () => {
  beforeAll(() => {
    for (const [file, text] of Object.entries(CASE_STUDY_FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      write(file, text.replace("ARTICLE", slugs[0] ?? ""));
    }
    const list = "site/model/kinds/page-kinds.ts";
    change(list, "PAGE_KINDS = { articles,", "PAGE_KINDS = { articles, caseStudies,");
    change(
      list,
      "\nimport { legal }",
      '\nimport { caseStudies } from "./case-studies.ts";\nimport { legal }',
    );
    build();
  });

  it("compiles without type errors", () => {
    expect(run("node_modules/typescript/bin/tsc", "--noEmit")).toMatchObject({ status: 0, stdout: "" });
  });

  it("has pages with blocks and widgets in their text", () => {
    const html = read(PAGE);
    expect(html).toContain("<h1>A tower crew in eleven days</h1>");
    expect(html).toContain('<h2 id="the-search">');
    expect(html).toContain(".prose>h2{");
    expect(html).toMatch(/<lead-form context="general"[^>]* data-instance="[^"]+"><\/?[a-z]/);
  });

  it("has an index that links to its pages", () => {
    expect(read("dist/case-studies.html")).toContain('<a href="/case-studies/tower-crew">');
  });

  it("has structured data of the type that it declares", () => {
    const graph = readStructuredData(read(PAGE));
    expect(graph).toContainEqual(
      expect.objectContaining({ "@type": "Article", headline: "A tower crew in eleven days" }),
    );
    expect(graph.map((thing) => thing["@type"])).toContain("BreadcrumbList");
  });

  it("has its index and its pages in the sitemap, with dates", () => {
    expect(read("dist/sitemap.xml")).toMatch(
      /<loc>[^<]+\/case-studies\/tower-crew<\/loc><lastmod>2025-02-05<\/lastmod>/,
    );
    expect(read("dist/sitemap.xml")).toMatch(/<loc>[^<]+\/case-studies<\/loc>/);
  });

  it("has a feed, to which every page links", () => {
    const feed = read("dist/case-studies/feed.xml");
    expect(feed).toContain("<title>A tower crew in eleven days</title>");
    expect(feed).toContain("<published>2025-02-03T00:00:00Z</published>");
    expect(read("dist/about.html")).toContain('href="/case-studies/feed.xml" title="Case studies"');
  });

  it("has a social image with its own drawing", () => {
    expect(read(PAGE)).toMatch(/property="og:image" content="[^"]+\/social\/case-studies\/tower-crew\.png"/);
    const pages = JSON.parse(read(".cache/pages.json")) as Record<string, { social: unknown }>;
    expect(pages["/case-studies/tower-crew"]?.social).toEqual({
      path: "/case-studies/tower-crew",
      title: "A tower crew in eleven days",
      code: "C-001",
      slogan: loadSite(process.cwd()).agency.slogan,
      subject: { kind: "cover", slug: "tower-crew", topic: "crane" },
    });
  });

  it("has its own fields in the editor, which can also edit its strings", () => {
    const file = readdirSync(join(root, "dist/admin")).find((name) => name.startsWith("config-")) ?? "";
    const { collections } = JSON.parse(read(`dist/admin/${file}`)) as {
      collections: { name: string; fields?: { name: string }[]; files?: { name: string }[] }[];
    };
    const fields = collections.find(({ name }) => name === "case-studies")?.fields ?? [];
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["title", "sheet", "article", "body"]),
    );
    const pages = collections.find(({ name }) => name === "pages")?.files ?? [];
    expect(pages.map(({ name }) => name)).toContain("case-studies");
  });

  it("cannot be framed by other sites, like every page", () => {
    expect(read("dist/_headers")).toMatch(/^\/case-studies\*\n {2}X-Frame-Options: DENY$/m);
  });

  it("makes a build stale when a page's text changes, and the next build rewrites that page", () => {
    expect(isSiteCurrent()).toBe(true);
    change(ENTRY, "eleven days", "twelve days");
    expect(isSiteCurrent()).toBe(false);
    build();
    expect(read(PAGE)).toContain("<h1>A tower crew in twelve days</h1>");
    expect(read("dist/case-studies.html")).toContain("twelve days");
    expect(isSiteCurrent()).toBe(true);
  });

  it("is covered by the content check: fields, references, links and blocks, each with its line", () => {
    change(ENTRY, "sheet: 1", "sheet: one\nsheat: 1");
    change(ENTRY, "/case-studies/tower-crew)", "/case-studies/tower-crow)");
    change(ENTRY, "context: general", "context: generel");
    const { status, stderr } = run("build/check.ts");
    expect(status).toBe(1);
    expect(stderr).toContain(`${ENTRY}:4 sheet — found "one", expected a number`);
    expect(stderr).toContain(`${ENTRY}:5 sheat — found an unknown field`);
    expect(stderr).toMatch(/tower-crew\.md:\d+ link — .*did you mean "\/case-studies\/tower-crew"/);
    expect(stderr).toMatch(/tower-crew\.md:\d+ context — .*did you mean "general"/);
    change(ENTRY, "sheet: one\nsheat: 1", "sheet: 1");
    change(ENTRY, "article: ", "article: no-");
    expect(run("build/check.ts").stderr).toMatch(/tower-crew\.md:7 article — found "no-/);
  });
});

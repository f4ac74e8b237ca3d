import { appendFileSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { useProjectCopy } from "../project-fixture.ts";

const fixture = useProjectCopy();
const { root, dist } = fixture;
const build = (): void => fixture.build("--without-social-images");
const article = (slug: string): string => `content/insights/${slug}.md`;
const page = (slug: string): string => join(dist, "insights", `${slug}.html`);

function chooseArticles(): { EDITED: string; RELATED: string; UNTOUCHED: string; DAMAGED: string } {
  const { articles } = loadSite(process.cwd());
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

/** Reads all built files except the embed and the build record, which depend on earlier builds. */
function contents(): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    (file) => statSync(join(dist, file)).isFile() && !/^(?:embed\/|_build\.json$)/.test(file),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(join(dist, file), "latin1")]));
}

const readInode = (slug: string): number => statSync(page(slug)).ino;

describe("a build after an edit", () => {
  beforeAll(() => {
    // Without social images, a build includes the report only if it is cached.
    rmSync(join(root, ".cache", "report"), { recursive: true, force: true });
    build();
  });

  it("reuses pages that the edit does not affect, and rewrites affected pages and those changed by hand", () => {
    const before = { untouched: readInode(UNTOUCHED), related: readInode(RELATED) };
    fixture.change(article(EDITED), /^title: .*$/m, "title: A title of another day");
    appendFileSync(page(DAMAGED), "by hand");
    build();
    expect(readFileSync(page(EDITED), "utf8")).toContain("A title of another day");
    expect(readFileSync(page(RELATED), "utf8")).toContain("A title of another day");
    expect(readInode(RELATED)).not.toBe(before.related);
    expect(readInode(UNTOUCHED)).toBe(before.untouched);
    expect(readFileSync(page(DAMAGED), "utf8")).not.toContain("by hand");
  });

  it("rewrites all pages if shared text has changed", () => {
    fixture.change("content/_data/agency.yaml", /^email: .*$/m, "email: other@agency.example");
    build();
    expect(readFileSync(page(UNTOUCHED), "utf8")).toContain("other@agency.example");
  });

  it("produces the same files as a clean build", () => {
    const rebuiltContents = contents();
    rmSync(dist, { recursive: true });
    rmSync(join(root, ".cache"), { recursive: true });
    build();
    const freshContents = contents();
    expect([...rebuiltContents.keys()]).toEqual([...freshContents.keys()]);
    expect(
      [...rebuiltContents].filter(([file, text]) => freshContents.get(file) !== text).map(([file]) => file),
    ).toEqual([]);
  });
});

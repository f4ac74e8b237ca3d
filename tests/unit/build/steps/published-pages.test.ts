import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  findLostAnchors,
  findUnpublishedPages,
  listPublishedPages,
} from "../../../../build/steps/published-pages.ts";
import { formatMistake } from "../../../../model/source/content-error.ts";
import { writeBuildRecord } from "../../../../site/settings/build-record.ts";
import { copyContent, GUIDE } from "../../model/content-copy.ts";

const copy = copyContent();
const OLD = "/insights/zz-sample-guide";
const NEW = "insights/zz-lift-planning.md";
const REDIRECTS = "_data/redirects.yaml";

function git(...args: string[]): void {
  const settings = ["user.name=Kim", "user.email=kim@example.com", "commit.gpgsign=false"];
  const options = ["-C", copy.root, ...settings.flatMap((setting) => ["-c", setting])];
  execFileSync("git", [...options, ...args], { stdio: "ignore" });
}
const commit = (): void => {
  git("add", "--all", "content");
  git("commit", "--quiet", "--message", "Edit");
};
const rename = (from: string, to: string): void =>
  renameSync(join(copy.root, "content", from), join(copy.root, "content", to));
const check = (): string[] => copy.mistakes(() => copy.loadAll({ published: listPublishedPages(copy.root) }));
const redirectLine = (): number => copy.lineOf(REDIRECTS, "paths:");

beforeAll(() => {
  git("init", "--quiet");
  commit();
  git("tag", "start");
});
beforeEach(() => {
  git("reset", "--quiet", "--hard", "start");
  git("clean", "-d", "--force", "--quiet", "content", "dist");
});

describe("the check prints the line that keeps the address", () => {
  it("of a renamed article, also if it has a former path already", () => {
    copy.edit(GUIDE, "reviewed:", "redirect_from: [/insights/cranes]\nreviewed:");
    commit();
    rename(GUIDE, NEW);
    const line = copy.lineOf(NEW, "redirect_from:");
    const expected = `redirect_from: [/insights/cranes, ${OLD}]`;
    expect(check()).toEqual([
      `content/${NEW}:${line} redirect_from — found no page at ${OLD}, which the last commit has published, expected the line ${expected}`,
    ]);
    copy.edit(NEW, "redirect_from: [/insights/cranes]", expected);
    expect(check()).toEqual([]);
  });

  it("of an article that was renamed and moved to the index, or committed", () => {
    rename(GUIDE, NEW);
    git("add", "--all", "content");
    const expected = [`found no page at ${OLD}`, `expected the line redirect_from: [${OLD}]`];
    for (const part of expected) expect(check()).toEqual([expect.stringContaining(part)]);
    commit();
    for (const part of [...expected, "an earlier commit"])
      expect(check()).toEqual([expect.stringContaining(part)]);
    rename(NEW, "insights/zz-rigging.md");
    commit();
    expect(check()).toEqual([
      expect.stringContaining("redirect_from: [/insights/zz-sample-guide, /insights/zz-lift-planning]"),
    ]);
  });

  it("of a renamed legal page", () => {
    for (const folder of ["legal", "es/legal"])
      rename(`${folder}/recruitment-fraud.md`, `${folder}/fraud-notice.md`);
    for (const file of ["es/addresses.yaml", "_data/navigation.yaml"])
      copy.edit(file, "/recruitment-fraud", "/fraud-notice");
    const found = check().filter((text) => text.includes("has published"));
    expect(found).toEqual([expect.stringContaining("content/legal/fraud-notice.md:")]);
    expect(found[0]).toContain("expected the line redirect_from: [/recruitment-fraud]");
  });

  it("of a deleted article", () => {
    copy.remove(GUIDE);
    expect(check()).toEqual([
      `content/${REDIRECTS}:${redirectLine()} paths — found no page at ${OLD}, which the last commit has published, expected the line - { from: ${OLD}, to: /insights } with the page that replaces it, or ${OLD} in \`gone\` if none does`,
    ]);
    appendFileSync(join(copy.root, "content", REDIRECTS), `gone: [${OLD}]\n`);
    expect(check()).toEqual([]);
  });

  it("of a redirect", () => {
    copy.edit(REDIRECTS, "  - { from: /landing, to: /landing-page }\n", "  []\n");
    expect(check()).toEqual([
      expect.stringContaining("paths — found no page at /landing, which the last commit has published"),
    ]);
    copy.edit(GUIDE, "reviewed:", "redirect_from: [/insights/cranes]\nreviewed:");
    commit();
    copy.edit(GUIDE, "redirect_from: [/insights/cranes]\n", "");
    expect(check().join("\n")).toContain("expected the line redirect_from: [/insights/cranes]");
  });

  it("of a page in another language", () => {
    copy.edit("es/addresses.yaml", "/es/servicios", "/es/nuestros-servicios");
    expect(check()).toEqual([
      `content/${REDIRECTS}:${redirectLine()} paths — found no page at /es/servicios, which the last commit has published, expected the line - { from: /es/servicios, to: /es/nuestros-servicios }`,
    ]);
    copy.edit(REDIRECTS, "paths:\n", "paths:\n  - { from: /es/servicios, to: /es/nuestros-servicios }\n");
    expect(check()).toEqual([]);
  });

  it("of a page and a feed in the last build", () => {
    mkdirSync(join(copy.root, "dist"), { recursive: true });
    const addresses = [...copy.loadAll().addresses, "/blog/feed.xml"];
    writeBuildRecord(join(copy.root, "dist"), { stamp: "", publishableKey: "", addresses, files: {} });
    expect(addresses).toEqual(
      expect.arrayContaining([OLD, "/insights/feed.xml", "/es/servicios", "/landing"]),
    );
    rename(GUIDE, "insights/zz-sample-hiring-guide.md");
    commit();
    git("checkout", "--quiet", "--orphan", "copied");
    commit();
    const [renamed, feed, ...others] = check().reverse();
    expect(renamed).toContain(
      `which the last build has published, expected the line redirect_from: [${OLD}]`,
    );
    expect(feed).toContain("found no page at /blog/feed.xml");
    expect(others).toEqual([]);
    git("checkout", "--quiet", "start");
  });
});

it("a page that was there before is not taken for the renamed one, however similar its name is", () => {
  copy.addGuide(2);
  commit();
  copy.remove(GUIDE);
  expect(check()).toEqual([expect.stringContaining(`- { from: ${OLD}, to: /insights }`)]);
});

it("an article that becomes a draft, or is scheduled for later, is named with its address", () => {
  expect(findUnpublishedPages(copy.root)).toEqual([]);
  const line = copy.edit(GUIDE, "published:", "status: draft\npublished:");
  expect(findUnpublishedPages(copy.root).map(formatMistake)).toEqual([
    `content/${GUIDE}:${line} status — found a draft of ${OLD}, which the last commit has published: until it is public again, links to it lead to the page for missing pages`,
  ]);
  commit();
  expect(findUnpublishedPages(copy.root)).toEqual([]);
  git("reset", "--quiet", "--hard", "start");
  copy.edit(GUIDE, /published: .*/, "published: 2099-01-01");
  expect(findUnpublishedPages(copy.root).map(formatMistake)).toEqual([
    expect.stringContaining(`content/${GUIDE}:${copy.lineOf(GUIDE, "published:")} published — found`),
  ]);
});

it("a draft, or an article that is not due yet, may be renamed", () => {
  copy.edit(GUIDE, "published:", "status: draft\npublished:");
  commit();
  rename(GUIDE, NEW);
  expect(check()).toEqual([]);
  commit();
  expect(check()).toEqual([]);
  copy.edit(NEW, /status: draft\npublished: .*\nmodified: .*/, "published: 2099-01-01\nmodified: 2099-01-01");
  commit();
  rename(NEW, GUIDE);
  expect(check()).toEqual([]);
});

it("a heading, or a part of a page, to which others may link is named", () => {
  copy.edit(GUIDE, "## A four-week timetable", "## Four weeks");
  copy.edit("_data/services.yaml", "id: construction", "id: building");
  expect(findLostAnchors(copy.root).map(formatMistake).sort()).toEqual([
    expect.stringContaining("content/_data/services.yaml:1 anchor — found no /services#construction, which"),
    expect.stringContaining(`content/${GUIDE}:1 anchor — found no ${OLD}#a-four-week-timetable, which`),
  ]);
});

describe("a link to a renamed page names the new address", () => {
  const PLAYBOOK = "insights/construction-superintendent-hiring-playbook.md";
  const link = (href: string): number => copy.edit(PLAYBOOK, "## ", `See [cranes](${href}).\n\n## `);
  const moved = (line: number, from: string, to: string): string =>
    `content/${PLAYBOOK}:${line} link — found "${from}", expected "${to}", to which the page has moved`;

  it("by a rename that is not committed, is committed, or has its redirect", () => {
    const line = link(`${OLD}#a-four-week-timetable`);
    const expected = moved(
      line,
      `${OLD}#a-four-week-timetable`,
      "/insights/zz-lift-planning#a-four-week-timetable",
    );
    commit();
    rename(GUIDE, NEW);
    expect(check()).toContain(expected);
    commit();
    expect(check()).toContain(expected);
    copy.edit(NEW, "reviewed:", `redirect_from: [${OLD}]\nreviewed:`);
    expect(check()).toEqual([expected]);
    expect(copy.mistakes()).toEqual([expected]);
  });

  it("twice, or known by its name alone", () => {
    const line = link(OLD);
    commit();
    rename(GUIDE, NEW);
    commit();
    rename(NEW, "insights/zz-rigging.md");
    expect(check()).toContain(moved(line, OLD, "/insights/zz-rigging"));
  });

  it("by a redirect", () => {
    const line = link("/landing");
    expect(check()).toEqual([moved(line, "/landing", "/landing-page")]);
  });

  it("in a data file, a redirect, or the fields of another entry", () => {
    copy.edit(REDIRECTS, "paths:\n", `paths:\n  - { from: /cranes, to: ${OLD} }\n`);
    copy.edit("_data/home.yaml", /href: \/insights\/[a-z0-9-]+/, `href: ${OLD}`);
    copy.edit(PLAYBOOK, /related:\n +- .*\n/, "related:\n  - zz-sample-guide\n");
    commit();
    rename(GUIDE, NEW);
    const page = `found "${OLD}", expected "/insights/zz-lift-planning", to which the page has moved`;
    const found = check().filter((text) => !text.includes("has published"));
    expect(found).toEqual([
      expect.stringContaining(page),
      expect.stringContaining(page),
      expect.stringContaining(
        'related[0] — found "zz-sample-guide", expected "zz-lift-planning", to which the entry was renamed',
      ),
    ]);
  });

  it("in another language, whose file keeps the earlier name", () => {
    rename("legal/recruitment-fraud.md", "legal/fraud-notice.md");
    copy.edit("legal/fraud-notice.md", "---\n", "---\nredirect_from: [/recruitment-fraud]\n");
    for (const file of [
      "_data/mails.yaml",
      "_data/navigation.yaml",
      "_data/resume.yaml",
      "legal/candidate-privacy.md",
    ])
      copy.edit(file, "/recruitment-fraud", "/fraud-notice");
    const expected = 'found "/recruitment-fraud", expected "/fraud-notice", to which the page has moved';
    expect(check()).toEqual([
      expect.stringMatching(/^content\/es\/addresses\.yaml/),
      expect.stringMatching(/^content\/es\/legal\/candidate-privacy\.md/),
      "content/es/legal/recruitment-fraud.md:1 — found a file whose English counterpart was renamed, expected the name fraud-notice",
    ]);
    expect(check().filter((text) => text.endsWith(expected))).toHaveLength(2);
  });
});

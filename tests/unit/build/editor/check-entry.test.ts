import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkEntry } from "../../../../build/editor/browser/check-entry.ts";
import { DATA_KINDS } from "../../../../build/editor/content-kinds.ts";
import { formatMistake } from "../../../../model/source/content-error.ts";
import { shippedSite as site } from "../../../shipped-content.ts";
import { useContentCopy } from "../../model/content-copy.ts";
import { createKnownContent, readContentEntries } from "./read-content-entries.ts";

const copy = useContentCopy({ isPlain: true });
const files = readContentEntries();
const shippedContent = createKnownContent(files);
const { slug = "" } = site.articles.find(({ read }) => read !== undefined) ?? {};
const ARTICLE = `insights/${slug}.md`;
const ABOUT = "_data/about.yaml";
const [FIGURE = ""] = Object.values(site.claims).flatMap(({ text }) => (/^\d+%$/.test(text) ? text : []));

function listMistakes(root: string, file: string, known = shippedContent): string[] {
  const path = `content/${file}`;
  const kind = files.find((one) => one.file === path)?.kind;
  if (kind === undefined) throw new Error(`no ${path}`);
  return checkEntry(kind, readFileSync(`${root}/${path}`, "utf8"), known).map((mistake) =>
    formatMistake({ ...mistake, file: path }).replace(/one of \d+ known values/, "one of the known values"),
  );
}

const appendText = (text: string) => [ARTICLE, /\n$/, `\n\n${text}\n`] as const;

describe("the editor's Save reports, with the line and message of the content check,", () => {
  function expectSameMistakes(file: string, expectedText: string): void {
    const reported = listMistakes(copy.root, file);
    expect(reported.join()).toContain(expectedText);
    expect(reported).toEqual(copy.mistakes());
  }

  it.each([
    ["a heading that skips a level", "##### Deep down", "heading"],
    ["a picture without alt text", "![](crane.png)", "picture"],
    ["a hardcoded figure", `We place ${FIGURE} of them.`, "typed by hand"],
    ["a form in an undeclared context", '<lead-form context="nowhere"></lead-form>', "nowhere"],
    [
      "a block in an undeclared context",
      "```call-to-action\ncontext: nowhere\nheading: Hire\ntext: Write to us.\n```",
      "context",
    ],
    ["a block with an unknown state", "```markets\n- { name: Ohio, state: ohoi, note: Busy. }\n```", "ohoi"],
    [
      "a block with an unknown experience band",
      "```salary-bands\n- { role: Estimator, experience: a day }\n```",
      "a day",
    ],
  ])("%s in an article's text", (_, text, expectedText) => {
    copy.edit(...appendText(text));
    expectSameMistakes(ARTICLE, expectedText);
  });

  it.each([
    [
      "a state's example with a junior role",
      "states/ohio.yaml",
      /^( {2}role: ).*$/m,
      "  role: Junior Estimator",
      "senior",
    ],
    ["a hardcoded figure in a page's text", ABOUT, /^title: .*$/m, `title: ${FIGURE} stay`, "typed by hand"],
    [
      "a path with two redirects",
      "_data/redirects.yaml",
      /^paths:\n/m,
      "paths:\n  - { from: /old, to: /about }\n  - { from: /old, to: /services }\n",
      "since entry 1 already uses it",
    ],
    ["a state without a pay region", "_data/salaries.yaml", /\boregon, /, "", "no region"],
  ])("%s", (_, file, from, to, expectedText) => {
    copy.edit(file, from, to);
    expectSameMistakes(file, expectedText);
  });
});

describe("the editor's Save does not check", () => {
  it("link targets, since the editor does not know the names of files", () => {
    copy.edit(...appendText("[Soon](/insights/an-article-of-tomorrow)"));
    expect(listMistakes(copy.root, ARTICLE)).toEqual([]);
    expect(copy.mistakes()).toHaveLength(1);
  });

  it("other files, even if they have mistakes", () => {
    const known = createKnownContent(files);
    known.addEntry(DATA_KINDS.about, "title: We favour builders\n");
    expect(listMistakes(".", "_data/home.yaml", known)).toEqual([]);
  });
});

it("a file that the editor has saved is used to check files that are saved afterwards", () => {
  copy.edit(...appendText('<lead-form context="new_place"></lead-form>'));
  const known = createKnownContent(files);
  expect(listMistakes(copy.root, ARTICLE, known)).toHaveLength(1);
  known.addEntry(DATA_KINDS.contexts, "new_place: { name: New form, meaning: A new form }\n");
  expect(listMistakes(copy.root, ARTICLE, known).join()).not.toContain('new_place", expected');
});

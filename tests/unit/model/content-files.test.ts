import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFileName } from "../../../model/loading/load-entries.ts";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const TEXAS = "states/texas.yaml";
const CLAIMS = "_data/claims.yaml";

const CONFLICT = "<<<<<<< HEAD\n# ours\n=======\n# theirs\n>>>>>>> 1a2b3c4 (the other day)\n";

it.each([CLAIMS, TEXAS, GUIDE])(
  "a file with unresolved merge conflicts is reported only on the lines of both markers: %s",
  (file) => {
    const path = join(copy.root, "content", file);
    writeFileSync(path, readFileSync(path, "utf8") + CONFLICT);
    const line = copy.lineOf(file, "<<<<<<<");
    const advice = "keep one version of these lines, and delete the other one and all markers";
    expect(copy.mistakes()).toEqual([
      `content/${file}:${line} — found the merge conflict marker <<<<<<<: ${advice}`,
      `content/${file}:${line + 4} — found the merge conflict marker >>>>>>>: ${advice}`,
    ]);
  },
);

function reencode(root: string, file: string, encode: (text: string) => Buffer): void {
  const path = join(root, "content", file);
  writeFileSync(path, encode(readFileSync(path, "utf8")));
}

describe("the encoding of a content file", () => {
  it.each([
    ["Windows-1252", (text: string) => Buffer.from(text, "latin1"), "a character that is not UTF-8"],
    ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"), "UTF-16"],
    ["UTF-16 without a byte order mark", (text: string) => Buffer.from(text, "utf16le"), "UTF-16"],
  ])("is reported once, with the fix, if it is %s", (_, encode, encodingFault) => {
    for (const file of [CLAIMS, GUIDE]) {
      copy.restore();
      reencode(copy.root, file, (text) => encode(`${text}# caf\u00e9\n`));
      const line = encodingFault.includes("UTF-16")
        ? 1
        : readFileSync(join(copy.root, "content", file), "latin1").split("\n").length - 1;
      expect(copy.mistakes()).toEqual([
        expect.stringMatching(
          `^content/${file}:${line} — found ${encodingFault}.*save the file again as UTF-8`,
        ),
      ]);
    }
  });

  it("may be UTF-8 with a byte order mark and Windows line endings", () => {
    const before = copy.load();
    for (const file of [CLAIMS, TEXAS, GUIDE])
      reencode(copy.root, file, (text) => Buffer.from(`\ufeff${text.replaceAll("\n", "\r\n")}`));
    expect(copy.mistakes()).toEqual([]);
    expect(copy.load()).toEqual(before);
  });
});

describe("other files in the content folder", () => {
  it("are allowed if an operating system or a text editor creates them", () => {
    const names = [".DS_Store", "a.md~", "#a.md#", "~$a.md", "a.orig", "4913", "Thumbs.db", "desktop.ini"];
    for (const folder of ["", "_data", "insights", "states"])
      for (const name of names) copy.write(join(folder, name), "\u0000\u0001");
    // Emacs lock files are dangling symbolic links.
    symlinkSync("kim@laptop.4711", join(copy.root, "content/insights/.#zz-sample-guide.md"));
    expect(copy.mistakes()).toEqual([]);
  });

  it("are reported if the site does not use them", () => {
    for (const file of [
      "insights/new-guide.markdown",
      "insights/OLD-GUIDE.MD",
      "states/new-state.yml",
      "_data/notes.txt",
      "notes.md",
    ])
      copy.write(file, "A note.\n");
    mkdirSync(join(copy.root, "content/insights/drafts"));
    mkdirSync(join(copy.root, "content/insigths"));
    const describeUnusedFile = (file: string, expected: string): string =>
      `content/${file}:1 — found a file or folder that the site does not use, expected ${expected}: rename it, or move it out of content/`;
    const describeExpectedFile = (extension: string): string =>
      `a file, not a folder or a link, whose name ends in ${extension}`;
    expect(copy.mistakes()).toEqual([
      describeUnusedFile("_data/notes.txt", describeExpectedFile(".yaml")),
      describeUnusedFile("insights/drafts", describeExpectedFile(".md")),
      describeUnusedFile("insights/new-guide.markdown", describeExpectedFile(".md")),
      describeUnusedFile("insights/OLD-GUIDE.MD", describeExpectedFile(".md")),
      describeUnusedFile("insigths", "one of the folders _data, insights, jobs, states, legal, es"),
      describeUnusedFile("notes.md", "one of the folders _data, insights, jobs, states, legal, es"),
      describeUnusedFile("states/new-state.yml", describeExpectedFile(".yaml")),
    ]);
  });
});

it("the folder of openings may be missing, as it is in Git once the last opening is deleted", () => {
  rmSync(join(copy.root, "content/jobs"), { recursive: true });
  expect(copy.mistakes()).toEqual([]);
  expect(copy.load().jobs).toEqual([]);
});

describe("the name of an article's file", () => {
  it.each(["New-Guide", "a b", "gu\u00efa", "a--b", "-a", "index", "a".repeat(220)])(
    "is rejected if no link could reach its page: %s",
    (name) => {
      expect(checkFileName({ file: `content/insights/${name}.md`, name })).toEqual([
        {
          file: `content/insights/${name}.md`,
          line: 1,
          field: "file name",
          problem: `found "${name}", expected lowercase letters, digits and single hyphens, at most 200, and not "index"; it is the last part of the page's URL`,
        },
      ]);
    },
  );

  it("is the only mistake reported for the file, if the name is invalid", () => {
    const text = readFileSync(join(copy.root, "content", GUIDE), "utf8");
    copy.remove(GUIDE);
    copy.write("insights/New Guide.md", text);
    expect(copy.mistakes()).toEqual([
      expect.stringMatching(/^content\/insights\/New Guide\.md:1 file name — found "New Guide"/),
    ]);
  });
});

it("a file whose page would have another page's URL is reported", () => {
  for (const name of ["about", "admin"])
    cpSync(join(copy.root, "content/legal/terms-of-service.md"), join(copy.root, `content/legal/${name}.md`));
  const describeTakenPath = (name: string): string =>
    `content/legal/${name}.md:1 file name — found the path /${name}, which another page already uses: rename the file`;
  expect(copy.mistakes()).toEqual([describeTakenPath("about"), describeTakenPath("admin")]);
});

it.each([
  ["an empty file", ""],
  ["front matter without an end", "---\ntitle: A title\n\n## A heading\n"],
])("a file without front matter is reported once: %s", (_, text) => {
  copy.write(GUIDE, text);
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:1 — found no front matter, expected --- as the first line, then the fields, then another line with ---`,
  ]);
});

it("the lines around front matter may end with spaces", () => {
  const before = copy.load().articles;
  copy.edit(GUIDE, /^---\n/, "--- \n");
  copy.edit(GUIDE, /\n---\n/, "\n---\t \n");
  expect(copy.mistakes()).toEqual([]);
  expect(copy.load().articles.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
});

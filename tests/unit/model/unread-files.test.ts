import { describe, expect, it, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const SALARIES = "_data/salaries.yaml";

describe("a data file that cannot be parsed is the only mistake, though other files use it:", () => {
  const FILES = ["agency", "claims", "contexts", "layout", "retention", "salaries", "redirects", "services"];

  it.each(FILES.map((name) => `_data/${name}.yaml`))("a tab in %s", (file) => {
    const text = copy.read(file);
    const [line = ""] = /^ *[\w-]+:? .*$/m.exec(text.slice(text.indexOf("\n"))) ?? [];
    copy.edit(file, line, `${line}\n\t\tnote: Texas`);
    const [mistake, ...others] = copy.mistakes();
    expect(mistake).toContain(`content/${file}:`);
    expect(others).toEqual([]);
  });

  it("a file that is missing", () => {
    copy.remove("_data/claims.yaml");
    expect(copy.mistakes()).toEqual([expect.stringContaining("_data/claims.yaml:1 — found no such file")]);
  });

  it("a conflict marker in the claims, and one in an article", () => {
    copy.edit("_data/claims.yaml", /^years:/m, "<<<<<<< HEAD\nyears:");
    copy.edit(GUIDE, "## A four-week", ">>>>>>> edits\n## A four-week");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining("content/_data/claims.yaml:4 — found the merge conflict marker <<<<<<<"),
      expect.stringContaining(`content/${GUIDE}:`),
    ]);
  });
});

describe("a figure that cannot be rounded is the only mistake, though articles use its role:", () => {
  it.each(["low", "high", "average"])("%s", (name) => {
    const [line = "", figure = ""] = new RegExp(`^ +${name}: (\\d+)$`, "m").exec(copy.read(SALARIES)) ?? [];
    copy.edit(SALARIES, line, line.replace(figure, `${Number(figure) + 3}`));
    expect(copy.mistakes()).toEqual([
      expect.stringContaining(`${name} — found ${Number(figure) + 3}, expected a multiple of 100`),
    ]);
  });

  it("but a role that does not exist is reported too", () => {
    copy.edit(SALARIES, /(?<=low: \d+)00$/m, "03");
    copy.edit(GUIDE, "## A four-week", "{{pay.project-managers.texas.average}}\n\n## A four-week");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining(`content/${SALARIES}:`),
      expect.stringContaining('found "pay.project-managers.texas.average"'),
    ]);
  });
});

describe("mistakes are reported at once:", () => {
  it("an unknown category, a missing related article, a broken link and a sheet number that is taken", () => {
    const [{ slug = "", sheet = 0 } = {}] = copy.shippedArticles;
    copy.edit(GUIDE, "category: Hiring", "category: Hirings");
    copy.edit(GUIDE, `- ${slug}`, `- ${slug}x`);
    copy.edit(GUIDE, "sheet: 900", `sheet: ${sheet}`);
    copy.edit(GUIDE, /^title: .*$/m, `title: ${"Crane operators ".repeat(4)}again`);
    const fields = copy.mistakes().map((text) => / (\S+) — /.exec(text)?.[1]);
    expect(fields.sort()).toEqual(["category", "related[0]", "sheet", "title"]);
  });

  it("a data file whose fields are wrong, and an article in it that does not exist", () => {
    copy.edit("_data/locations.yaml", /(?<=articles:\s*\[\s*)[a-z]/, "no-");
    copy.edit("_data/locations.yaml", /^title: .*$/m, "title: 5");
    expect(copy.mistakes()).toHaveLength(2);
  });

  it("a tab in English and in Spanish text", () => {
    for (const file of ["_data/about.yaml", "es/_data/portal.yaml"])
      copy.edit(file, "\n", "\n\ttitle: Texas\n");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining("content/_data/about.yaml:2 — found a tab"),
      expect.stringContaining("content/es/_data/portal.yaml:2 — found a tab"),
    ]);
  });
});

describe("an invisible character is named once, with its word:", () => {
  it.each([
    ["a zero-width space (U+200B)", "\u200b"],
    ["a soft hyphen (U+00AD)", "\u00ad"],
    ["a word joiner (U+2060)", "\u2060"],
    ["a byte order mark (U+FEFF)", "\ufeff"],
    ["a line separator (U+2028)", "\u2028"],
    ["an invisible character (U+202E)", "\u202e"],
    ["an invisible character (U+E0041)", "\u{e0041}"],
    ["an invisible character (U+0008)", "\b"],
  ])("%s", (name, character) => {
    const line = copy.edit(GUIDE, "A four-week timetable", `A four-week time${character}ta${character}ble`);
    expect(copy.mistakes()).toEqual([
      `content/${GUIDE}:${line} — found ${name} in "timetable": delete it, or type the word again`,
    ]);
  });

  it("but not the direction marks that text from right to left needs", () => {
    copy.edit(GUIDE, "A four-week timetable", "A four-week \u200ftime\u200etable");
    expect(copy.mistakes()).toEqual([]);
  });

  it("in the name of a field, in a data file and in a translation", () => {
    copy.edit(GUIDE, "category:", "cate\u200bgory:");
    copy.edit("_data/about.yaml", "title:", "ti\u00adtle:");
    copy.edit("es/_data/portal.yaml", ": ", ": \u200b");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining('_data/about.yaml:2 — found a soft hyphen (U+00AD) in "title:"'),
      expect.stringContaining("es/_data/portal.yaml:1 — found a zero-width space"),
      expect.stringContaining('found a zero-width space (U+200B) in "category:"'),
    ]);
  });
});

test("a pay range of which one end was changed is questioned, and one that contains no average is refused", () => {
  const averages = (): string[] =>
    copy
      .loadAll()
      .warnings()
      .map(({ field }) => field);
  expect(averages()).not.toContain("roles[0].average");
  for (const [from, to] of [
    ["low: 95000", "low: 96000"],
    ["high: 140000", "high: 150000"],
    ["average: 117500", "average: 118000"],
  ] as const) {
    copy.restore();
    copy.edit(SALARIES, from, to);
    expect(averages(), to).toContain("roles[0].average");
  }
  copy.restore();
  copy.edit(SALARIES, "low: 95000", "low: 120000");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /salaries\.yaml:\d+ roles\[0\]\.average — found 117500, expected an amount between `low` and `high`$/,
    ),
  ]);
  copy.restore();
  copy.edit(SALARIES, "low: 95000", "low: 150000");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(/roles\[0\]\.low — found 150000, expected an amount below `high`$/),
  ]);
});

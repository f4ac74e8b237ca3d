import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const TEXAS = "states/texas.yaml";

test("an unknown claim is reported in a data file, in front matter, in a block and in prose", () => {
  const data = copy.edit("_data/not-found.yaml", /lead: .*/, "lead: In {{claims.sample-tim}}");
  const frontMatterLine = copy.edit(GUIDE, "excerpt: Whom", "excerpt: In {{claims.sample-tim}}, whom");
  const block = copy.edit(GUIDE, "text: Ask for", "text: In {{claims.sample-tim}}, ask for");
  const text = copy.edit(GUIDE, "{{claims.sample-time}}", "{{claims.sample-tim}}");
  const problem =
    'found "claims.sample-tim", expected one of the known values (did you mean "claims.sample-time"?)';
  expect(copy.mistakes()).toEqual([
    `content/_data/not-found.yaml:${data} hero.lead — ${problem}`,
    `content/${GUIDE}:${frontMatterLine} excerpt — ${problem}`,
    `content/${GUIDE}:${block} text — ${problem}`,
    `content/${GUIDE}:${text} — ${problem}`,
  ]);
});

test("a state's sixth city is reported", () => {
  const cities = [1, 2, 3, 4, 5].map((n) => `  - { name: Town ${n}, lat: 31, lon: -100, text: A town }\n`);
  const line = copy.edit(TEXAS, "cities:\n", `cities:\n${cities.join("")}`);
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(`^content/${TEXAS}:${line} cities — found \\d+ entries, expected at most 5$`),
  ]);
});

test("mistakes in all files are reported together, ordered by file and line, without follow-up mistakes", () => {
  const agencyLine = copy.edit("_data/agency.yaml", /founded: \d+/, "founded: early");
  const claimLine = copy.edit(
    "_data/claims.yaml",
    "meaning: Time to an answer",
    "meening: Time to an answer",
  );
  const article = copy.edit(GUIDE, "sheet: 900", "sheet: often");
  const abbrLine = copy.edit(TEXAS, "abbr: TX", "abbr: Tex");
  const demandLine = copy.edit("states/ohio.yaml", "demand: Very High", "demand: Very Hihg");
  const mistakes = copy.mistakes();
  expect(mistakes.map((mistake) => mistake.replace(/ — .*/, ""))).toEqual([
    `content/_data/agency.yaml:${agencyLine} founded`,
    `content/_data/claims.yaml:${claimLine} sample-time.meening`,
    `content/${GUIDE}:${article} sheet`,
    `content/states/ohio.yaml:${demandLine} roles[0].demand`,
    `content/${TEXAS}:${abbrLine} abbr`,
  ]);
  expect(() => copy.load()).toThrow("5 mistakes in the content. Nothing was written.");
});

test("missing and unused data files are reported", () => {
  copy.remove("_data/portal.yaml");
  copy.write("_data/protal.yaml", "title: Portal\n");
  const mistakes = copy.mistakes();
  expect(mistakes).toHaveLength(2);
  expect(mistakes[0]).toBe(
    "content/_data/portal.yaml:1 — found no such file, but the site requires it: restore it from an earlier version",
  );
  expect(mistakes[1]).toMatch(
    /^content\/_data\/protal\.yaml:1 — found a file that the site does not use, expected one of /,
  );
});

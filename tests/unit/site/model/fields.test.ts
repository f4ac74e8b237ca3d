import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const TEXAS = "states/texas.yaml";

test("the current content has no mistakes", () => {
  expect(copy.mistakes()).toEqual([]);
});

test("an unknown field is reported on its line, with the closest field", () => {
  const line = copy.edit(TEXAS, "headline:", "hedline:");
  const mistakes = copy.mistakes();
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(
    new RegExp(
      `^content/${TEXAS}:${line} hedline — found an unknown field, expected one of "name", .+ \\(did you mean "headline"\\?\\)$`,
    ),
  );
});

test("an unknown field in a list is reported on the line of the list entry", () => {
  copy.edit(TEXAS, "lat:", "lta:");
  const line = copy.lineOf(TEXAS, "lta:");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${line} cities[0].lta — found an unknown field, expected one of "name", "lat", "lon", "text" (did you mean "lat"?)`,
  ]);
});

test("a value of the wrong type is reported with what was found and expected", () => {
  const line = copy.edit(TEXAS, /lat: [\d.]+/, "lat: north");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${line} cities[0].lat — found "north", expected a number`,
  ]);
});

test("a value that is not allowed is reported with the closest allowed value", () => {
  const line = copy.edit(TEXAS, /demand: [A-Za-z ]+/, "demand: Verry High");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${line} roles[0].demand — found "Verry High", expected one of "Critical", "Very High", "High", "Moderate", "Growing" (did you mean "Very High"?)`,
  ]);
});

test("an unknown claim is reported in a data file, in front matter, in a block and in prose", () => {
  const data = copy.edit("_data/not-found.yaml", /lead: .*/, "lead: In {{claims.sample-tim}}");
  const frontMatterLine = copy.edit(GUIDE, "excerpt: Whom", "excerpt: In {{claims.sample-tim}}, whom");
  const block = copy.edit(GUIDE, "text: Ask for", "text: In {{claims.sample-tim}}, ask for");
  const text = copy.edit(GUIDE, "{{claims.sample-time}}", "{{claims.sample-tim}}");
  const problem =
    'found "claims.sample-tim", expected one of the known values (did you mean "claims.sample-time"?)';
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/_data/not-found\\.yaml:${data} .* — ${problem.replace(/[.?()]/g, "\\$&")}$`),
    ),
    `content/${GUIDE}:${frontMatterLine} excerpt — ${problem}`,
    `content/${GUIDE}:${block} text — ${problem}`,
    `content/${GUIDE}:${text} — ${problem}`,
  ]);
});

test("a duplicate field is reported at its second occurrence", () => {
  copy.edit(TEXAS, "abbr: TX\n", "abbr: TX\nname: Texas again\n");
  const line = copy.lineOf(TEXAS, "name: Texas again");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${line} — found the field "name" twice: delete one of the two`,
  ]);
});

test("malformed YAML is reported on its line, and affects no other file", () => {
  const line = copy.edit("_data/claims.yaml", /source: .*/, 'source: "Founding" year');
  expect(copy.mistakes()).toEqual([
    `content/_data/claims.yaml:${line} — found text after the closing quote or bracket, expected quotes around the whole text, such as source: '"Founding" year'`,
  ]);
});

test("unquoted text that starts with an asterisk is reported, and causes no crash", () => {
  const line = copy.edit("_data/home.yaml", /lead: \w.*/, "lead: *most");
  expect(copy.mistakes()[0]).toMatch(
    new RegExp(`^content/_data/home\\.yaml:${line} — found \\*most\\*?, expected quotes`),
  );
});

test("a mistake in the front matter is reported with its line number in the file", () => {
  const line = copy.edit(GUIDE, "sheet: 900", "sheet: two");
  expect(copy.mistakes()).toEqual([`content/${GUIDE}:${line} sheet — found "two", expected a number`]);
});

test("a state's sixth city is reported", () => {
  const cities = [1, 2, 3, 4, 5].map((n) => `  - { name: Town ${n}, lat: 31, lon: -100, text: A town }\n`);
  const line = copy.edit(TEXAS, "cities:\n", `cities:\n${cities.join("")}`);
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(`^content/${TEXAS}:${line} cities — found \\d+ entries, expected at most 5$`),
  ]);
});

test("a state without a sector is reported", () => {
  const text = "sectors:\n";
  const line = copy.lineOf(TEXAS, text);
  copy.edit(TEXAS, "sectors:\n", "sectors: []\nremoved:\n");
  const mistakes = copy.mistakes();
  expect(mistakes[0]).toBe(`content/${TEXAS}:${line} sectors — found 0 entries, expected at least 1`);
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

import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const SALARIES = "_data/salaries.yaml";
const TEXAS_ARTICLE = "insights/texas-construction-boom-hiring.md";

test("a state in two regions or in none is reported", () => {
  copy.edit(SALARIES, "states: [texas]", "states: [texas, ohio]");
  expect(copy.mistakes()).toContainEqual(
    expect.stringMatching(/salaries\.yaml:\d+ regions\[4\]\.states\[\d+\] — found "ohio" twice/),
  );
  copy.edit(SALARIES, "states: [texas, ohio]", "states: [ohio]");
  expect(copy.mistakes().join("\n")).toContain('found no region for "texas"');
});

test.each([
  { list: "roles", key: "role", at: 7, missing: "BIM Coordinator", twice: "Estimator" },
  { list: "regions", key: "region", at: 1, missing: "Texas", twice: "West Coast" },
  { list: "demand", key: "label", at: 1, missing: "Very High", twice: "Critical" },
  {
    file: "_data/report.yaml",
    list: "roles",
    key: "role",
    at: 6,
    missing: "Estimator",
    twice: "MEP Engineer",
  },
])("a duplicate $key ($twice) in place of another ($missing) is reported", (one) => {
  const { file = SALARIES, list, key, at, missing, twice } = one;
  const line = copy.edit(file, `${key}: ${missing}`, `${key}: ${twice}`);
  expect(copy.mistakes()).toContain(
    `content/${file}:${line} ${list}[${at}].${key} — found "${twice}", expected each ${key} once: "${twice}" is listed twice, "${missing}" is missing`,
  );
});

test("a duplicate role or band in the pay-by-experience table is reported", () => {
  const roleLine = copy.edit(SALARIES, /(?<=experience:[^]*)role: Estimator/, "role: Project Manager");
  const bandLine = copy.edit(SALARIES, "experience: Mid,", "experience: Entry,");
  const slugLine = copy.edit(SALARIES, "slug: chief,", "slug: senior,");
  const mistakes = copy.mistakes();
  expect(mistakes).toContain(
    `content/${SALARIES}:${slugLine} experience[1].bands[3].slug — found "senior", expected each slug once: "senior" is listed twice`,
  );
  expect(mistakes).toContain(
    `content/${SALARIES}:${roleLine} experience[1].role — found "Project Manager", expected each role once: "Project Manager" is listed twice`,
  );
  expect(mistakes).toContain(
    `content/${SALARIES}:${bandLine} experience[1].bands[1].experience — found "Entry", expected each experience once: "Entry" is listed twice`,
  );
});

test("pay that a regional premium would turn into a fraction of a dollar is reported", () => {
  copy.edit(SALARIES, "low: 95000", "low: 95050");
  expect(copy.mistakes().join("\n")).toMatch(/salaries\.yaml:\d+ roles\[0\]\.low — found 95050/);
});

test("an article cannot hardcode the pay range or demand label of a role in the pay data", () => {
  copy.edit(TEXAS_ARTICLE, "pay: { role: Estimator, state: texas }", "demand: Very High");
  expect(copy.mistakes().join("\n")).toContain("`pay` instead of demand and range");
});

test("an article cannot reference a state or an experience band that is not in the pay data", () => {
  copy.edit(TEXAS_ARTICLE, "role: Estimator, state: texas", "role: Estimator, state: texass");
  expect(copy.mistakes().join("\n")).toContain('found "texass", expected one of');
  copy.restore();
  copy.edit("insights/project-manager-hiring-guide.md", '"0-3 years"', '"0-2 years"');
  expect(copy.mistakes().join("\n")).toContain('found "0-2 years", expected one of "0-3 years"');
});

test("the empty-seat calculator cannot start with a state without published pay", () => {
  copy.edit(
    "_data/tools.yaml",
    "role: Superintendent, state: texas, days",
    "role: Superintendent, state: alaska, days",
  );
  expect(copy.mistakes().join("\n")).toMatch(/tools\.yaml:\d+ seat\.start\.state — found "alaska"/);
});

test("hardcoded pay is reported on a page and in an article, with the reference to write instead", () => {
  const homeLine = copy.edit(
    "_data/home.yaml",
    /detail: "\{\{pay\.superintendent\.range\}\}"/,
    'detail: "$90K-$135K"',
  );
  const typedSentences = [
    "An estimator costs $72,000 to $108,000.",
    "At the Midwest baseline plan for $68K-$102K.",
    "A carpenter costs $75K-$115K.",
  ];
  const proseLine = copy.edit(GUIDE, "## A four-week", `${typedSentences.join("\n\n")}\n\n## A four-week`);
  const block = copy.edit(GUIDE, "Reads a load chart", "Earns $80K-$120K as an MEP engineer");
  const describeTypedFigure = (found: string, role: string): string =>
    `found "${found}" typed by hand, expected {{pay.${role}.range}}, or {{pay.${role}.low}} and {{pay.${role}.high}}`;
  expect(copy.mistakes()).toEqual([
    `content/_data/home.yaml:${homeLine} searches.rows[2].detail — ${describeTypedFigure("$90K-$135K", "superintendent")}`,
    `content/${GUIDE}:${proseLine} pay — ${describeTypedFigure("$72,000 to $108,000", "estimator")}`,
    `content/${GUIDE}:${proseLine + 2} pay — ${describeTypedFigure("$68K-$102K", "bim-coordinator")}`,
    `content/${GUIDE}:${block} [0].criteria[0] — ${describeTypedFigure("$80K-$120K", "mep-engineer")}`,
  ]);
});

test.each([
  ["The average superintendent costs $129,375 in Houston.", "pay.superintendent.texas.average"],
  ["Estimators average $90K.", "pay.estimator.average"],
  ["An average MEP engineer earns $100,000.", "pay.mep-engineer.midwest.average"],
  ["The West Coast adds 20%.", "premiums.west-coast"],
  ["Texas pays fifteen percent over the baseline.", "premiums.texas"],
  ["Candidates compare offers with the Northeast's 10%.", "premiums.northeast"],
  ["Add a regional premium of 25% on the West Coast.", "premiums.west-coast"],
])("hardcoded pay is reported: %s", (typed, expected) => {
  const line = copy.edit(GUIDE, "## A four-week", `${typed}\n\n## A four-week`);
  const [found] = /\$[\d,]+K?|\d+%|fifteen percent/.exec(typed) ?? [];
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} pay — found "${found}" typed by hand, expected {{${expected}}}`,
  ]);
});

test.each([
  "A PMP adds 10-20%.",
  "Texas took 15% of the growth.",
  "The average superintendent has twelve years of work.",
  "A superintendent buys a truck for $90K.",
  "Night work is paid at a premium of 50%.",
])("a figure that is not pay data is accepted: %s", (typed) => {
  copy.edit(GUIDE, "## A four-week", `${typed}\n\n## A four-week`);
  expect(copy.mistakes()).toEqual([]);
});

test("a hardcoded premium is reported in a state's answer, in its note and in a figure in an article", () => {
  const answerLine = copy.edit(
    "states/delaware.yaml",
    "we add {{premiums.northeast}} instead of {{premiums.southeast}}",
    "we add 10% instead of {{premiums.southeast}}",
  );
  const noteLine = copy.edit("states/maryland.yaml", "Northeast's {{premiums.northeast}}", "Northeast's 10%");
  const figureLine = copy.edit(TEXAS_ARTICLE, '"+{{premiums.texas}}"', '"+15%"');
  const describeTypedFigure = (found: string, region: string): string =>
    `found "${found}" typed by hand, expected {{premiums.${region}}}`;
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS_ARTICLE}:${figureLine} [2].figure — ${describeTypedFigure("15%", "texas")}`,
    `content/states/delaware.yaml:${answerLine} answers.pay — ${describeTypedFigure("10%", "northeast")}`,
    `content/states/maryland.yaml:${noteLine} payNote — ${describeTypedFigure("10%", "northeast")}`,
  ]);
});

test("references to premiums and regional pay are expanded from the pay data", () => {
  copy.edit("_data/salaries.yaml", "premium: 20", "premium: 22");
  const { states, references } = copy.load();
  expect(states.find(({ slug }) => slug === "california")?.answers.pay).toContain(
    "22% above the Midwest baseline",
  );
  expect(references.get("pay.project-manager.west-coast.average")).toBe("$143,350");
  expect(references.get("pay.project-manager.west-coast.raise")).toBe("$25,850");
  expect(references.get("pay.project-manager.midwest.average")).toBe("$117,500");
});

test("an article cannot hardcode the pay range of a specialization", () => {
  const placeholder = "{{pay.heavy-civil-estimator.range}}";
  copy.edit("insights/construction-estimator-recruitment-strategy.md", placeholder, "$85K-$130K");
  expect(copy.mistakes().join("\n")).toContain(`found "$85K-$130K" typed by hand, expected ${placeholder}`);
});

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createEntry } from "../../../build/new/create-entry.ts";
import { loadContent } from "../../../model/loading/load-site.ts";
import { toDay } from "../../../model/format-day.ts";
import { copyProject } from "../../copy-project.ts";
import { cleanEnvironment } from "../../clean-environment.ts";
import { NODE_ARGUMENTS } from "../../node-arguments.ts";
import { runHere } from "../../run-here.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { isFullRun } from "../../is-full-run.ts";

const { root } = copyProject(join(temporaryFolder(), "project"));

const create = (...args: string[]) => runHere((_, _env, print) => createEntry(args, root, print), args);

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const options = (values: Record<string, string>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);

const ARTICLE = {
  title: "Hiring crane operators",
  description:
    "Whom to ask, what to test and what to pay when a tower crane needs an operator who has worked on tight sites.",
  excerpt: "Whom to ask, and what to test.",
  category: "hiring guides",
  tag: "Skilled Trades, Safety",
};

test("a new article gets the next sheet number, today's dates and related articles, and is a draft", async () => {
  const { articles } = loadContent(root).site;
  // As users do, run `npm run new` in its own process.
  const command = [...NODE_ARGUMENTS, "build/new.ts", "article", ...options(ARTICLE)];
  const run = { cwd: root, env: cleanEnvironment(), encoding: "utf8", input: "" } as const;
  expect(spawnSync(process.execPath, command, run)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Wrote content/insights/hiring-crane-operators.md.") as string,
    stderr: "",
  });
  const { site, listInvalidDrafts } = loadContent(root, { isPreview: true });
  expect(listInvalidDrafts()).toEqual([]);
  const addedArticle = site.articles.find(({ slug }) => slug === "hiring-crane-operators");
  const today = toDay(new Date(), site.agency.timeZone);
  expect(addedArticle).toMatchObject({
    status: "draft",
    category: "Hiring Guides",
    tags: ["Skilled Trades", "Safety"],
    sheet: Math.max(...articles.map(({ sheet }) => sheet)) + 1,
    published: today,
    modified: today,
    reviewed: today,
  });
  const relatedCategories = addedArticle?.related.map(
    (slug) => articles.find((article) => article.slug === slug)?.category,
  );
  expect(relatedCategories).toEqual(["Hiring Guides", "Hiring Guides", "Hiring Guides"]);
  expect(loadContent(root).site.articles).toHaveLength(articles.length);

  const text = read("content/insights/hiring-crane-operators.md");
  expect((await create("article", ...options({ ...ARTICLE, excerpt: "Another." }))).errors).toContain(
    "content/insights/hiring-crane-operators.md already exists. Choose another name with --slug.",
  );
  expect(read("content/insights/hiring-crane-operators.md")).toBe(text);
});

const JOB = {
  title: "Foreperson, parking deck",
  description:
    "Lead a crew of twelve on a six-level parking deck in Columbus, Ohio, from the first footing to the last pour, for a concrete contractor.",
  trade: "carpentry-concrete",
  industry: "commercial",
  employer: "An Ohio concrete contractor, 90 people",
  city: "Columbus",
  state: "ohio",
  per: "hour",
  low: "34",
  high: "41.50",
  "other-pay": "Overtime at time and a half",
  benefits: "Health plan and 401(k)",
  closes: "ongoing",
  project: "A parking deck of six levels",
  duties: "Formwork, rebar and pours",
  requirements: "Three decks, one of them as lead",
};

test("a new opening gets the next requisition number, and is a draft", async () => {
  const { site } = loadContent(root, { isPreview: true });
  expect((await create("job", ...options(JOB))).output).toContain(
    "Wrote content/jobs/foreperson-parking-deck.md.",
  );
  const { site: after, listInvalidDrafts: listAfter } = loadContent(root, { isPreview: true });
  expect(listAfter()).toEqual([]);
  const added = after.jobs.find(({ slug }) => slug === "foreperson-parking-deck");
  const { year, number } = /^J-(?<year>\d\d)(?<number>\d+)$/.exec(added?.requisition ?? "")?.groups ?? {};
  expect(year).toBe(added?.published.slice(2, 4));
  const taken = site.jobs.flatMap(({ requisition }) =>
    requisition.startsWith(`J-${year}`) ? Number(requisition.slice(4)) : [],
  );
  expect(Number(number)).toBe(Math.max(0, ...taken) + 1);
  expect(added).toMatchObject({
    status: "draft",
    state: "Ohio",
    type: "full-time",
    pay: { low: 34, high: 41.5, per: "hour" },
    otherPay: JOB["other-pay"],
  });
  expect(loadContent(root).site.jobs).toEqual([]);
});

test("a new opening makes the folder of openings if there is none", async () => {
  rmSync(join(root, "content/jobs"), { recursive: true });
  expect((await create("job", ...options(JOB))).errors).toBe("");
  expect(existsSync(join(root, "content/jobs/foreperson-parking-deck.md"))).toBe(true);
});

test("an opening whose pay is in the wrong unit is not written", async () => {
  const { errors } = await create("job", ...options({ ...JOB, title: "Another deck", per: "year" }));
  expect(errors).toContain("if it is pay for an hour, set `per` to hour");
  expect(existsSync(join(root, "content/jobs/another-deck.md"))).toBe(false);
});

test.runIf(isFullRun)("a new legal page gets the next sheet code, and is a draft", async () => {
  const { legal } = loadContent(root).site;
  const lead = "What we store in your browser.";
  const { title, description } = { title: "Cookies", description: ARTICLE.description };
  expect((await create("legal", ...options({ title, description, lead }))).output).toContain(
    "content/legal/cookies.md",
  );
  const site = loadContent(root, { isPreview: true }).site;
  const codes = legal.map(({ sheet }) => sheet).sort();
  const addedPage = site.legal.find(({ slug }) => slug === "cookies");
  expect(addedPage).toMatchObject({ title, lead, status: "draft" });
  expect([...codes, addedPage?.sheet].sort().at(-1)).toBe(addedPage?.sheet);
  expect(codes).not.toContain(addedPage?.sheet);
  expect(loadContent(root).site.legal).toHaveLength(legal.length);
});

test("a new partner is added to the list, and the file's comments are preserved", async () => {
  const file = "content/_data/partners.yaml";
  const before = read(file);
  const origin = "https://beam.example,https://www.beam.example";
  const partner = { id: "beam-jobs", name: "Beam Jobs" };
  expect((await create("partner", ...options({ ...partner, origin }))).code).toBe(0);
  const { known } = loadContent(root).site.partners;
  const origins = ["https://beam.example", "https://www.beam.example"];
  expect(known.at(-1)).toEqual({ ...partner, origins });
  const linesAfter = new Set(read(file).split("\n"));
  expect(before.split("\n").filter((line) => !linesAfter.has(line))).toEqual([]);
  expect((await create("partner", ...options({ ...partner, origin }))).errors).toContain(
    `${file} already has a partner with the id beam-jobs.`,
  );
});

test.runIf(isFullRun)(
  "a state's fact is added with its source, unless the state already has it",
  async () => {
    const file = "content/states/nevada.yaml";
    const fact = {
      state: "nevada",
      fact: "rightToWork",
      value: "yes",
      text: "In force since 1952.",
      source: "Nevada Revised Statutes, chapter 613",
      url: "https://www.leg.state.nv.us/nrs/nrs-613.html",
      "as-of": "2026-01-05",
    };
    expect((await create("state-fact", ...options(fact))).errors).toContain(
      `${file} already contains the fact rightToWork. Edit it there.`,
    );
    const before = read(file);
    const textWithoutFact = before.replace(/^ {2}rightToWork:\n(?: {4}.*\n)+/m, "");
    expect(textWithoutFact).not.toBe(before);
    writeFileSync(join(root, file), textWithoutFact);
    expect((await create("state-fact", ...options({ ...fact, value: "maybe" }))).errors).toContain(
      '--value: found "maybe", expected one of "yes", "no"',
    );
    expect(read(file)).toBe(textWithoutFact);
    expect((await create("state-fact", ...options(fact))).code).toBe(0);
    const addedFact = loadContent(root).site.states.find(({ slug }) => slug === "nevada")?.facts.rightToWork;
    const { text, source, url } = fact;
    expect(addedFact).toEqual({ value: true, text, source, url, asOf: "2026-01-05" });
  },
);

const article = (changes: Record<string, string>) => [
  "article",
  ...options({ ...ARTICLE, slug: "b", ...changes }),
];

test.runIf(isFullRun).each([
  [
    "an unknown kind",
    ["page"],
    "Specify one kind of entry to create: article, job, state-fact, partner, legal.",
  ],
  ["missing answers", ["legal"], "these options are required: --title, --description, --lead."],
  ["another kind's option", ["legal", "--tag", "BIM"], "--tag does not apply to this kind of entry"],
  ["a misspelled tag", article({ tag: "Safty" }), 'did you mean "Safety"'],
  ["a misspelled picture", article({ picture: "takeof" }), 'did you mean "takeoff"'],
  ["what only the check finds", article({ excerpt: "Young candidates wait." }), "content/insights/b.md:"],
])("nothing is written, and the reason is printed, for %s", async (_, args, reason) => {
  const { code, errors } = await create(...args);
  expect(code).toBe(1);
  expect(errors).toContain(reason);
  expect(() => read("content/insights/b.md")).toThrow("ENOENT");
});

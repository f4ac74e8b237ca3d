import { expect, test, vi } from "vitest";
import { copyContent } from "./content-copy.ts";

vi.setConfig({ testTimeout: 30_000 });

const GUIDE = "insights/project-manager-hiring-guide.md";
const TEXAS = "states/texas.yaml";

test("a neighbor that is no state is a mistake, and so is one that does not answer", () => {
  const copy = copyContent();
  const line = copy.edit(TEXAS, "neighbors: [arkansas,", "neighbors: [arkansa, hawaii,");
  const arkansas = copy.lineOf("states/arkansas.yaml", "texas");
  expect(copy.mistakes()).toEqual([
    `content/states/arkansas.yaml:${arkansas} neighbors[5] — found "texas", expected a state that lists arkansas in return`,
    `content/${TEXAS}:${line} neighbors[0] — found "arkansa", expected one of the known values, did you mean "arkansas"`,
    `content/${TEXAS}:${line} neighbors[1] — found "hawaii", expected a state that lists texas in return`,
  ]);
});

test("two states with one abbreviation are a mistake of the later one", () => {
  const copy = copyContent();
  const line = copy.edit(TEXAS, "abbr: TX", "abbr: TN");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${line} abbr — found "TN", expected one that Tennessee does not have`,
  ]);
});

test("a state whose slug is not its file's name is a mistake", () => {
  const copy = copyContent();
  const line = copy.edit(TEXAS, "slug: texas", "slug: ohio");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${line} slug — found "ohio", expected "texas", the file's name`,
  ]);
});

test("a related article that does not exist is a mistake of the article, of the state and of the state index", () => {
  const copy = copyContent();
  const ofArticle = copy.edit(
    GUIDE,
    "    construction-superintendent-hiring-playbook,",
    "    construction-superintendent-hiring-playbok,",
  );
  const ofState = copy.edit(
    TEXAS,
    "    texas-construction-boom-hiring,",
    "    texas-construction-bom-hiring,",
  );
  const ofIndex = copy.edit(
    "_data/locations.yaml",
    "      southeast-growth-construction-hotspots,",
    "      southeast-growth-construction-hotspot,",
  );
  const known = "expected one of the known values, did you mean";
  expect(copy.mistakes()).toEqual([
    `content/_data/locations.yaml:${ofIndex} related.articles[2] — found "southeast-growth-construction-hotspot", ${known} "southeast-growth-construction-hotspots"`,
    `content/${GUIDE}:${ofArticle} related[0] — found "construction-superintendent-hiring-playbok", ${known} "construction-superintendent-hiring-playbook"`,
    `content/${TEXAS}:${ofState} related[0] — found "texas-construction-bom-hiring", ${known} "texas-construction-boom-hiring"`,
  ]);
});

test("an article is never changed before it is published", () => {
  const copy = copyContent();
  const line = copy.edit(GUIDE, "modified: 2025-01-15", "modified: 2025-01-09");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} modified — found "2025-01-09", expected a day that is not before \`published\``,
  ]);

  const sheet = copy.edit(GUIDE, "sheet: 2", "sheet: two");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${sheet} sheet — found "two", expected a number`,
    `content/${GUIDE}:${line} modified — found "2025-01-09", expected a day that is not before \`published\``,
  ]);
});

test("a read time far from the article's length is a mistake", () => {
  const copy = copyContent();
  const line = copy.edit(GUIDE, "read: 12 min", "read: 4 min");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/${GUIDE}:${line} read — found "4 min" over \\d+ words, expected about 880 words at 220 a minute$`,
      ),
    ),
  ]);
});

test("exactly five articles are featured", () => {
  const six = copyContent();
  const surplus = six.edit(
    "insights/hvac-technician-hiring-guide-2025.md",
    "featured: false",
    "featured: true",
  );
  expect(six.mistakes()).toEqual([
    `content/insights/hvac-technician-hiring-guide-2025.md:${surplus} featured — found a featured article beyond the first 5, expected false`,
  ]);

  const four = copyContent();
  const missing = four.edit(GUIDE, "featured: true", "featured: false");
  expect(four.mistakes()).toEqual([
    `content/${GUIDE}:${missing} featured — found 4 featured articles in all, expected 5`,
  ]);
});

test("a 23rd article is welcome", () => {
  const copy = copyContent();
  const words = Array.from({ length: 220 }, (_, index) => `word${index}`).join(" ");
  copy.write("insights/crane-operator-hiring-guide.md", articleWith(words));
  expect(copy.mistakes()).toEqual([]);
  expect(
    copy
      .load()
      .articles.map(({ slug }) => slug)
      .at(-1),
  ).toBe("crane-operator-hiring-guide");
});

test("two articles with one sheet number are a mistake of the later one", () => {
  const copy = copyContent();
  const line = copy.edit(GUIDE, "sheet: 2", "sheet: 3");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} sheet — found 3, expected a number that infrastructure-spending-hiring-trends does not have`,
  ]);
});

test("a heading that skips a level, and a second h1, are mistakes", () => {
  const copy = copyContent();
  const skipped = copy.edit(GUIDE, "## Define the job first", "### Define the job first");
  const title = copy.edit(GUIDE, "## A four-week timetable", "# A four-week timetable");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${skipped} heading — found level 3, expected a heading of level 2; the title is the one h1`,
    `content/${GUIDE}:${title} heading — found level 1, expected a heading of level 2 to 4; the title is the one h1`,
  ]);
});

test("a link that leads nowhere is a mistake, in an article, in the navigation and on the home page", () => {
  const copy = copyContent();
  const article = copy.edit(GUIDE, "](/services)", "](/service)");
  const navigation = copy.edit("_data/navigation.yaml", "href: /industries", "href: /industry");
  const home = copy.edit("_data/home.yaml", 'href: "/services#process"', 'href: "/sevices#process"');
  const nearest = (path: string): string => `expected one of the known values, did you mean "${path}"`;
  expect(copy.mistakes()).toEqual([
    `content/_data/home.yaml:${home} services.more.href — found "/sevices", ${nearest("/services")}`,
    `content/_data/navigation.yaml:${navigation} links[1].href — found "/industry", ${nearest("/industries")}`,
    `content/${GUIDE}:${article} link — found "/service", ${nearest("/services")}`,
  ]);
});

test("a paragraph that stands in two articles is a mistake of the second", () => {
  const copy = copyContent();
  const paragraph = "A crane stands on one site for a year and is paid for every day of it, used or not.";
  copy.edit("insights/civil-engineer-hiring-guide.md", "\n## ", `\n${paragraph}\n\n## `);
  copy.edit(GUIDE, "\n## ", `\n${paragraph}\n\n## `);
  const line = copy.lineOf(GUIDE, paragraph);
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} paragraph — found one of civil-engineer-hiring-guide, expected words of its own`,
  ]);
});

test("an unknown block, and a mistake inside a block, are found on their lines", () => {
  const copy = copyContent();
  const unknown = copy.edit(GUIDE, "```margin-note", "```margin-notes");
  const first = "- group: First 90 days\n";
  copy.edit(GUIDE, first, `- group: Spare\n  practises: [One]\n${first}`);
  const line = copy.lineOf(GUIDE, "practises: [One]");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${unknown} block — found "margin-notes", expected one of the known values, did you mean "margin-note"`,
    `content/${GUIDE}:${line - 1} [2].practices — found nothing, expected a list`,
    `content/${GUIDE}:${line} [2].practises — found an unknown field, expected one of "group", "practices", did you mean "practices"`,
  ]);
});

test("weights that do not add up to 100 are a mistake of their block", () => {
  const copy = copyContent();
  const playbook = "insights/construction-superintendent-hiring-playbook.md";
  copy.edit(playbook, "weight: 40", "weight: 45");
  const line = copy.lineOf(playbook, "```evaluation-weights") + 1;
  expect(copy.mistakes()).toEqual([
    `content/${playbook}:${line} — found a list of 4, expected weights that add up to 100`,
  ]);
});

test("a cited source that the front matter does not name is a mistake", () => {
  const copy = copyContent();
  const line = copy.edit(
    GUIDE,
    "## Define the job first\n",
    "## Define the job first [source:nobody-2024]\n",
  );
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`content/${GUIDE}:${line} source — found "nobody-2024", expected one of "`),
  ]);
});

test("legal pages are held to the same rules", () => {
  const copy = copyContent();
  const terms = "legal/terms-of-service.md";
  const field = copy.edit(terms, "updated:", "update:");
  const privacy = copy.edit(
    "legal/privacy-policy.md",
    "{{agency.legalName}}, a",
    "{{agency.legalNam}}, [a](/nowhere)",
  );
  expect(copy.mistakes()).toEqual([
    `content/legal/privacy-policy.md:${privacy} — found "agency.legalNam", expected one of the known values, did you mean "agency.legalName"`,
    expect.stringMatching(
      `^content/legal/privacy-policy.md:${privacy} link — found "/nowhere", expected one of the known values`,
    ),
    `content/${terms}:2 updated — found nothing, expected a text`,
    expect.stringMatching(
      `^content/${terms}:${field} update — found an unknown field, .*did you mean "updated"$`,
    ),
  ]);
});

test("a redirect to nowhere, and one that hides a page, are mistakes", () => {
  const copy = copyContent();
  copy.edit("_data/redirects.yaml", "paths:\n", "paths:\n  - { from: /about, to: /abut }\n");
  const line = copy.lineOf("_data/redirects.yaml", "/abut");
  expect(copy.mistakes()).toEqual([
    `content/_data/redirects.yaml:${line} paths[0].from — found "/about", expected a path that is not a page`,
    `content/_data/redirects.yaml:${line} paths[0].to — found "/abut", expected one of the known values, did you mean "/about"`,
  ]);
});

test("a figure of the home page that is no claim is a mistake", () => {
  const copy = copyContent();
  const line = copy.edit("_data/home.yaml", "claim: companies", "claim: companie");
  expect(copy.mistakes()).toEqual([
    `content/_data/home.yaml:${line} figures[0].claim — found "companie", expected one of the known values, did you mean "companies"`,
  ]);
});

test("a figure of the agency typed by hand is a mistake, one about somebody else is not", () => {
  const copy = copyContent();
  const data = copy.edit("_data/industries-page.yaml", '"{{claims.success-rate}}"', '"98%"');
  const article = copy.edit(GUIDE, "We answer within {{claims.response}}.", "We answer within 24 hours.");
  const state = copy.edit(TEXAS, "Ask which Texas", "We cover 500+ firms. Ask which Texas");
  copy.edit(
    GUIDE,
    "## Define the job first\n",
    "## Define the job first\n\nBids came in at 98% of budget.\n",
  );
  expect(copy.mistakes()).toEqual([
    `content/_data/industries-page.yaml:${data} figures.items[3].figure — found "98%" typed by hand, expected {{claims.success-rate}}`,
    `content/${GUIDE}:${article + 2} claim — found "24 hours" typed by hand, expected {{claims.response}} or {{claims.resume-review-page}}`,
    `content/${TEXAS}:${state - 1} market — found "500+" typed by hand, expected {{claims.companies}}`,
  ]);
});

const articleWith = (words: string): string => `---
title: Crane operator hiring guide
description: Whom to ask, what to test and what to pay when a tower crane needs an operator who has worked on sites as tight as yours.
excerpt: Whom to ask and what to test.
category: Hiring Guides
tags: [Skilled Trades]
sheet: 99
featured: false
read: 1 min
dated: January 21, 2025
published: 2025-01-21
modified: 2025-01-21
related: [project-manager-hiring-guide, civil-engineer-hiring-guide, mep-engineer-recruitment-guide]
states: []
drawing: crane
---

${words}
`;

test("a picture without a text for it is a mistake, in Markdown and in HTML", () => {
  const copy = copyContent();
  copy.edit(
    GUIDE,
    "\n## ",
    `\n![](crane.png)\n\n<img src="crane.png" alt="">\n\n![A crane](crane.png)\n\n## `,
  );
  const line = copy.lineOf(GUIDE, "![](crane.png)");
  const problem =
    "image — found no text for it, expected what the picture shows, such as ![A crane over a frame](…)";
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} ${problem}`,
    `content/${GUIDE}:${line + 2} ${problem}`,
  ]);
});

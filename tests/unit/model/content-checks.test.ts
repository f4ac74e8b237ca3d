import { expect, test } from "vitest";
import { shippedSite } from "../../shipped-content.ts";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();
const TEXAS = "states/texas.yaml";

test("a neighbor that is not a state, or does not list the state in return, is reported", () => {
  const line = copy.edit(TEXAS, /neighbors:\s*\[\s*arkansas,/, "neighbors: [arkansa, hawaii,");
  const arkansasLine = copy.lineOf("states/arkansas.yaml", "texas");
  expect(copy.mistakes()).toEqual([
    `content/states/arkansas.yaml:${arkansasLine} neighbors[5] — found "texas", expected a state that also lists arkansas as a neighbor`,
    `content/${TEXAS}:${line} neighbors[0] — found "arkansa", expected one of the known values (did you mean "arkansas"?)`,
    `content/${TEXAS}:${line} neighbors[1] — found "hawaii", expected a state that also lists texas as a neighbor`,
  ]);
});

test("an example with a junior role, or in a city that the state's page omits, is reported", () => {
  const role = copy.edit(TEXAS, "role: Project Executive", "role: Field Engineer");
  const city = copy.edit(TEXAS, /(?<=\n {2}city: )Houston/, "Houstn");
  expect(copy.mistakes()).toEqual([
    `content/${TEXAS}:${role} example.role — found "Field Engineer", expected a senior role, since the page calls the example a senior search`,
    `content/${TEXAS}:${city} example.city — found "Houstn", expected one of "Houston", "Dallas", "San Antonio", "Austin", "Fort Worth" (did you mean "Houston"?)`,
  ]);
});

test("a missing related article is reported in the article, in the state and in the state index", () => {
  const [slug = ""] = copy.shippedArticles.map((article) => article.slug);
  const articleLine = copy.edit(GUIDE, `- ${slug}`, `- ${slug}x`);
  const stateLine = copy.edit(TEXAS, /(?<=related:\s*\[\s*)[a-z]/, "no-");
  const locationsLine = copy.edit("_data/locations.yaml", /(?<=articles:\s*\[\s*)[a-z]/, "no-");
  const expectation = "expected one of the known values";
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      `^content/_data/locations.yaml:${locationsLine} related.articles.0. — found "no-.*", ${expectation}`,
    ),
    `content/${GUIDE}:${articleLine} related[0] — found "${slug}x", ${expectation} (did you mean "${slug}"?)`,
    expect.stringMatching(`^content/${TEXAS}:${stateLine} related.0. — found "no-.*", ${expectation}`),
  ]);
});

test("an article's modification date cannot be before its publication date", () => {
  const line = copy.edit(GUIDE, "modified: 2025-01-15", "modified: 2025-01-09");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} modified — found "2025-01-09", expected a date on or after \`published\``,
  ]);

  const sheetLine = copy.edit(GUIDE, "sheet: 900", "sheet: two");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${sheetLine} sheet — found "two", expected a number`,
    `content/${GUIDE}:${line} modified — found "2025-01-09", expected a date on or after \`published\``,
  ]);
});

test("the date that an article shows must be its publication date", () => {
  copy.edit(GUIDE, "published:", "dated: January 10, 2025\npublished:");
  expect(copy.mistakes()).toEqual([]);
  const line = copy.edit(GUIDE, "dated: January 10, 2025", "dated: 11 Jan 2025");
  expect(copy.mistakes()).toEqual([
    `content/${GUIDE}:${line} dated — found "11 Jan 2025", expected the date in \`published\`, written as January 10, 2025`,
  ]);
});

const INDEX = "_data/insights.yaml";

test("exactly five different and public articles must be featured", () => {
  const [first = "", second = ""] = shippedSite.insights.featured.articles;
  copy.edit(INDEX, `- ${second}`, `- ${first}`);
  const list = copy.lineOf(INDEX, "articles:");
  expect(copy.mistakes()[0]).toMatch(
    new RegExp(
      `^content/${INDEX}:${list} featured.articles — found a list of 5 entries, expected each article only once`,
    ),
  );

  copy.restore();
  copy.edit(INDEX, `    - ${first}\n`, "");
  expect(copy.mistakes()[0]).toContain("featured.articles — found 4 entries, expected at least 5");

  copy.restore();
  copy.edit(`insights/${first}.md`, /^published:/m, "status: draft\npublished:");
  const linkLine = copy.lineOf(INDEX, `- ${first}`);
  expect(copy.mistakes()).toContainEqual(
    expect.stringContaining(`content/${INDEX}:${linkLine} link — found /insights/${first}, which is a draft`),
  );
});

test("a new article is accepted, and follows those with lower sheet numbers", () => {
  expect(copy.mistakes()).toEqual([]);
  const slugs = copy.load().articles.map(({ slug }) => slug);
  expect(slugs).toEqual([...copy.shippedArticles.map(({ slug }) => slug), "zz-sample-guide"]);
});

test("a broken link is reported in an article, in the header, in the footer and on the home page", () => {
  const article = copy.edit(GUIDE, "](/services)", "](/service)");
  const headerLine = copy.edit("_data/navigation.yaml", "href: /", "href: /no-such-");
  const footerLine = copy.edit("_data/navigation.yaml", '"/services#permanent"', '"/services#permanet"');
  const homeLine = copy.edit("_data/home.yaml", /href: "?\/[^,}\n]*/, "href: /no-such-page");
  const expectation = "expected the path of a page, such as /services";
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      `^content/_data/home.yaml:${homeLine} .*href — found "/no-such-page", ${expectation}`,
    ),
    expect.stringMatching(
      `^content/_data/navigation.yaml:${headerLine} links.0..href — found "/no-such-.*", ${expectation}`,
    ),
    expect.stringMatching(
      `^content/_data/navigation.yaml:${footerLine} footer.services.links.2..href — found`,
    ),
    `content/${GUIDE}:${article} link — found "/service", ${expectation} (did you mean "/services"?)`,
  ]);
});

test("legal pages are checked by the same rules as articles", () => {
  const [first, second] = copy
    .load()
    .legal.map(({ slug }) => `legal/${slug}.md`)
    .sort() as [string, string];
  copy.edit(first, "\n## ", "\n{{agency.legalNam}}, [a](/nowhere)\n\n## ");
  const line = copy.lineOf(first, "{{agency.legalNam}}");
  const field = copy.edit(second, "updated:", "update:");
  expect(copy.mistakes()).toEqual([
    `content/${first}:${line} — found "agency.legalNam", expected one of the known values (did you mean "agency.legalName"?)`,
    `content/${first}:${line} link — found "/nowhere", expected the path of a page, such as /services`,
    expect.stringMatching(
      `^content/${second}:${field} update — found an unknown field, .*did you mean "updated"\\?\\)$`,
    ),
  ]);
});

const REDIRECTS = "_data/redirects.yaml";
const addRedirects = (...lines: string[]): number =>
  copy.edit(REDIRECTS, "paths:\n", `paths:\n${lines.map((line) => `  - ${line}\n`).join("")}`) + 1;

test("a redirect to a missing page or another redirect, or one that shadows a page or a state's code, is reported", () => {
  const line = addRedirects(
    "{ from: /about, to: /abut }",
    "{ from: /a, to: /b }",
    "{ from: /b, to: /a }",
    "{ from: /locations/tx, to: /locations }",
  );
  expect(copy.mistakes()).toEqual([
    `content/${REDIRECTS}:${line} paths[0].from — found "/about", expected a path that no page uses`,
    `content/${REDIRECTS}:${line} paths[0].to — found "/abut", expected one of the known values (did you mean "/about"?)`,
    expect.stringContaining(`content/${REDIRECTS}:${line + 1} paths[1].to — found "/b", expected one of`),
    expect.stringContaining(`content/${REDIRECTS}:${line + 2} paths[2].to — found "/a", expected one of`),
    `content/${REDIRECTS}:${line + 3} paths[3].from — found "/locations/tx", expected a path other than a state code, because state codes redirect automatically`,
  ]);
});

test("a hardcoded figure about the agency is reported, but not one about others", () => {
  const data = copy.edit("_data/industries-page.yaml", /figure: "\{\{[^"]*"/, 'figure: "97.5%"');
  const state = copy.edit(TEXAS, /(?<=market:[^\n]*\n? *)[A-Z]/, "We cover 97.5% of it. X");
  const article = copy.edit(GUIDE, "{{claims.sample-time}}", "31 hours");
  copy.edit(
    GUIDE,
    "## A four-week timetable\n",
    "## A four-week timetable\n\nBids came in at 97.5% of budget.\n",
  );
  expect(copy.mistakes()).toEqual([
    `content/_data/industries-page.yaml:${data} figures.items[0].figure — found "97.5%" typed by hand, expected {{claims.sample-rate}}`,
    `content/${GUIDE}:${article} claim — found "31 hours" typed by hand, expected {{claims.sample-time}}`,
    `content/${TEXAS}:${state - 1} market — found "97.5%" typed by hand, expected {{claims.sample-rate}}`,
  ]);
});

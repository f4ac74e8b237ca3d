import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { useContentCopy, GUIDE, type ContentCopy } from "./content-copy.ts";

const copy = useContentCopy();
const ABOUT = "_data/about.yaml";
const TEXAS = "states/texas.yaml";
const CLAIMS = "_data/claims.yaml";
const TITLE = "title: Crane operator hiring guide";
const HEADING = "## A four-week timetable";

const editGuide =
  (from: string | RegExp, to: string) =>
  (copy: ContentCopy, guide = GUIDE): number =>
    copy.edit(guide, from, to);
const title = (value: string) => editGuide(TITLE, `title: ${value}`);
const link = (target: string) => editGuide("](/services)", `](${target})`);
const insertBeforeHeading = (text: string) => editGuide(HEADING, `${text}\n\n${HEADING}`);

type Row = [
  mistake: string,
  make: (copy: ContentCopy, guide: string) => number,
  problem: string | RegExp,
  file?: string,
];

/** Titles that need quotes, with what is found and the title as suggested. */
const UNQUOTED_TITLES: [mistake: string, value: string, found: string, suggestion: string][] = [
  ["a colon", "Cranes: why", "a second colon in the line", '"Cranes: why"'],
  ["an apostrophe in single quotes", "'It's us'", "text after the closing quote or bracket", `"It's us"`],
  ["words after quoted text", '"Crane" crew', "text after the closing quote or bracket", `'"Crane" crew'`],
  ["an at sign at the start", "@cranes", "text that starts with @", '"@cranes"'],
  ["an exclamation mark at the start", "!cranes now", "text that starts with !", '"!cranes now"'],
  ["an angle bracket at the start", "> cranes", "text that starts with >", '"> cranes"'],
];

/** Links that lead nowhere, with what their author may have meant. */
const BROKEN_LINKS: [mistake: string, target: string, suggestion: string][] = [
  ["a misspelled scheme", "htp://example.com", "https://example.com"],
  ["no scheme", "www.example.com", "https://www.example.com"],
  ["an email address without a scheme", "kim@example.com", "mailto:kim@example.com"],
  ["no leading slash", "services", "/services"],
  ["the name of a content file", "../services.md", "/services"],
];

/** Links and headings with a mistake that leaves their characters in the page. */
const PLAIN_TEXT: [mistake: string, text: string, problem: string][] = [
  [
    "a link with a space before its target",
    "See [our services] (/services) first.",
    'link — found a space between "[our services]" and "(/services)", expected none',
  ],
  [
    "a link that is not closed",
    "See [our services](/services and call.",
    'link — found "](/services and call." without a closing parenthesis: add one after the address, on the same line',
  ],
  [
    "a link to a name that nothing defines",
    "See [our services][services] first.",
    'link — found "[our services][services]", expected the address in parentheses, such as [our services](/services)',
  ],
  [
    "a link without text",
    "See [](/services) first.",
    'link — found "[](/services)", expected text between the brackets',
  ],
  [
    "a picture whose name has a space",
    "![A crane](/my crane.jpg)",
    'picture — found "/my crane.jpg", expected no spaces: write "/my%20crane.jpg"',
  ],
  [
    "a heading without a space after its number signs",
    "##Second heading",
    'heading — found "##Second heading", expected a space after the number signs',
  ],
  [
    "a table without a line of hyphens",
    "| Trade | Days |\n| Rigger | 12 |",
    "table — found a table that would appear as plain text, expected a line such as | --- | --- | below its header row",
  ],
];

const HTML: [mistake: string, text: string, found: string][] = [
  ["pasted from Word", '<p class="MsoNormal"><span style="color:red">Cranes<o:p></o:p></span></p>', "<p"],
  ["in an empty tag from Word", "Cranes<o:p></o:p>", "<o:p"],
  ["in a comment", "<!-- a note -->", "<!"],
  ["in a tag that is not closed", "A line broken <script", "<script"],
];

/** Each edit makes one mistake. The check must report it once, with its line and how to fix it. */
const rows: Row[] = [
  ...UNQUOTED_TITLES.map(([mistake, value, found, suggestion]): Row => [
    `a title with ${mistake}`,
    title(value),
    `— found ${found}, expected quotes around the whole text, such as title: ${suggestion}`,
  ]),
  ...BROKEN_LINKS.map(([mistake, target, suggestion]): Row => [
    `a link with ${mistake}`,
    link(target),
    `link — found "${target}", expected a path such as /services, or a URL that starts with https:// (did you mean "${suggestion}"?)`,
  ]),
  ...PLAIN_TEXT.map(([mistake, text, problem]): Row => [mistake, insertBeforeHeading(text), problem]),
  ...HTML.map(([mistake, text, found]): Row => [
    `HTML ${mistake}`,
    insertBeforeHeading(text),
    `— found the HTML ${found}, expected Markdown: ** for bold, [text](/path) for a link, or a block`,
  ]),
  [
    "a tab in the front matter",
    (copy, guide) => copy.edit(guide, "states: []", "states:\n\t- texas") + 1,
    "— found a tab at the beginning of the line, expected spaces",
  ],
  [
    "a number sign in a title, which YAML treats as a comment",
    title("Why we are #1 in cranes"),
    "— found #1 in cranes after a value, which YAML treats as a comment: put quotes around the whole value, or move the comment to its own line",
  ],
  [
    "a title that begins with a number sign",
    title("#1 in cranes"),
    /— found #1 in cranes after .*: put quotes around the whole value/,
  ],
  [
    "a quote that is not closed",
    title('"Crane operators'),
    "— found a double quote without a closing quote: add one at the end of the text",
  ],
  ["a title that begins with an asterisk", title("*cranes*"), /— found \*cranes\*, expected quotes/],
  [
    "a field that is indented further than its neighbors",
    (copy, guide) => copy.edit(guide, "category: Hiring", "  category: Hiring") - 1,
    "— the next line is indented further than this one, expected all fields of the same level to start in the same column",
  ],
  [
    "a line that was pasted with no-break spaces",
    (copy, guide) => copy.edit(guide, /related:\n {2}/, "related:\n\u00a0\u00a0") + 1,
    "— found a space other than that of the keyboard (U+00A0) at the beginning of the line: type the spaces again",
  ],
  [
    "a list item among fields",
    editGuide("category: Hiring", "- category: Hiring"),
    "— found an item of a list among fields, expected a field: indent it like the list to which it belongs, or remove its hyphen",
  ],
  [
    "a second colon in the first field of a list item",
    (copy) =>
      copy.edit(TEXAS, "faqs:\n", "faqs:\n  - question: Cranes: who lifts?\n    answer: We ask early.\n") + 1,
    '— found a second colon in the line, expected quotes around the whole text, such as - question: "Cranes: who lifts?"',
    TEXAS,
  ],
  [
    "a missing space after a colon",
    editGuide("category: Hiring", "category:Hiring"),
    "— found no space after the colon, expected a field such as title: Some text",
  ],
  [
    "a duplicate field",
    (copy, guide) => copy.edit(guide, TITLE, `${TITLE}\n${TITLE}`) + 1,
    '— found the field "title" twice: delete one of the two',
  ],
  [
    "a list that is not closed",
    (copy, guide) =>
      copy.edit(guide, "practices: [Call the last two sites]", "practices: [Call the last two sites"),
    /— found \[ without a closing \]/,
  ],
  [
    "a date in another format",
    editGuide("published: 2025-01-10", "published: Jan 10, 2025"),
    'published — found "Jan 10, 2025", expected a valid date such as 2026-12-01, or a date and time with an offset such as 2026-12-01T08:00-05:00',
  ],
  [
    "an unknown state",
    editGuide("states: []", "states: [puerto-rico]"),
    /states\[0\] — found "puerto-rico", expected one of "alabama", .*"wyoming"/,
  ],
  [
    "a misspelled tag",
    insertBeforeHeading('<lead-from context="general"></lead-from>'),
    /tag — found "lead-from", expected one of .* \(did you mean "lead-form"/,
  ],
  ["a very long title", title("Very long ".repeat(40)), "title — found 399 characters, expected at most 80"],
  ["a title of spaces", title('"   "'), "title — found 0 characters, expected at least 1"],
  ["an emoji in a title", title("Cranes \u{1f3d7}\ufe0f at work"), /title — found the emoji .*: use words/],
  [
    "a block that is not closed",
    (copy, guide) =>
      copy.edit(guide, "the signal person]\n```", "the signal person]") -
      copy.lineOf(guide, "  practices: [Pair") +
      copy.lineOf(guide, "```best-practices"),
    /block — found a block that is not closed, expected a line of three backticks after its last line before line \d+, where another begins/,
  ],
  [
    "a last block that is not closed",
    (copy, guide) => {
      const path = join(copy.root, "content", guide);
      const text = readFileSync(path, "utf8").trimEnd();
      writeFileSync(path, `${text.slice(0, -"```".length)}`);
      return copy.lineOf(guide, "```evaluation-weights");
    },
    "block — found a block that is not closed, expected a line of three backticks after its last line",
  ],
  [
    "a heading that skips a level",
    editGuide(HEADING, `##${HEADING}`),
    "heading — found level 4, expected a heading of level 2 to 3 (## to ###); the title is the only level 1",
  ],
  [
    "a second level 1 heading, underlined",
    insertBeforeHeading("Title\n====="),
    /heading — found level 1, expected a heading of level 2/,
  ],
  [
    "a reference link that leads nowhere",
    (copy, guide) => insertBeforeHeading("See [our services][ours].\n\n[ours]: services")(copy, guide) + 2,
    'link — found "services", expected a path such as /services, or a URL that starts with https:// (did you mean "/services"?)',
  ],
  [
    "a picture by reference",
    insertBeforeHeading("![A crane][crane]\n\n[crane]: https://example.com/crane.jpg"),
    'picture — found "![A crane][crane]", expected the name of the file in parentheses, such as ![A crane over a frame](/crane.jpg)',
  ],
  ["a link with spaces", link("/services and more"), /link — .*, expected a URL without spaces/],
  [
    "a picture without alt text",
    (copy, guide) => {
      mkdirSync(join(copy.root, "site/public"), { recursive: true });
      writeFileSync(join(copy.root, "site/public/crane.jpg"), "");
      return insertBeforeHeading("![](/crane.jpg)")(copy, guide);
    },
    "picture — found no alt text, expected a description of the picture, such as ![A crane over a frame](/crane.jpg)",
  ],
  [
    "an animated GIF",
    insertBeforeHeading("![A crane turns](/crane.gif)"),
    'picture — found "/crane.gif", expected a format other than GIF: export the picture as .png, or show a still image that links to the video',
  ],
  [
    "curly quotes around an attribute value",
    insertBeforeHeading("<lead-form context=\u201cgeneral\u201d></lead-form>"),
    /— attribute "context" of <lead-form>: found .* \(did you mean "general"/,
  ],
  [
    "a table directly below a list",
    (copy, guide) =>
      insertBeforeHeading("- Ironworkers\n| Trade | Days |\n| --- | --- |\n| Rigger | 12 |")(copy, guide) + 2,
    /^table — found a table that would appear as plain text, expected a blank line above it/,
  ],
  [
    "a table with fewer columns in its line of hyphens than in its header row",
    (copy, guide) => insertBeforeHeading("| Trade | Days |\n| --- |\n| Rigger | 12 |")(copy, guide) + 1,
    /^table — .* as many columns in the line of hyphens as in the header row/,
  ],
  [
    "an empty data file",
    (copy) => {
      copy.write(ABOUT, "");
      return 1;
    },
    /— found an empty file, expected the fields title, description, /,
    ABOUT,
  ],
  [
    "an empty list of contexts",
    (copy) => {
      copy.write("_data/contexts.yaml", "");
      return 1;
    },
    "— found an empty file, expected fields such as name: value",
    "_data/contexts.yaml",
  ],
  [
    "a claim whose name is not a lowercase name",
    (copy) => copy.edit(CLAIMS, /^sample-rate:/m, "Sample_Rate:"),
    'Sample_Rate — found "Sample_Rate", expected a lowercase name with hyphens, such as new-york',
    CLAIMS,
  ],
  [
    "an unknown placeholder in braces",
    (copy) => copy.edit("_data/layout.yaml", /^lastUpdated: .*/m, "lastUpdated: Updated {day}"),
    'lastUpdated — found "Updated {day}", expected text that may use {date}, and nothing else in braces',
    "_data/layout.yaml",
  ],
  [
    "a copy of an article",
    (copy, guide) => {
      const [owner] = copy.shippedArticles;
      const text = readFileSync(join(copy.root, `content/insights/${owner?.slug}.md`), "utf8");
      copy.write(guide, text.replace(/^sheet: .*$/m, "sheet: 899"));
      const path = /^(?!---|\w+:| |#|`|\[|<).{120,}$/m;
      return copy.lineOf(guide, path);
    },
    /paragraph — found a paragraph that is also in \S+, and \d+ more below: rewrite or delete it here/,
  ],
  [
    "a state's abbreviation that another state uses",
    (copy) => copy.edit(TEXAS, "abbr: TX", "abbr: TN"),
    'abbr — found "TN", which Tennessee already uses: write a different abbreviation',
    TEXAS,
  ],
  [
    "a state whose slug is not its file's name",
    (copy) => copy.edit(TEXAS, "slug: texas", "slug: ohio"),
    'slug — found "ohio", expected "texas", the file name',
    TEXAS,
  ],
  [
    "a read time far from the article's length",
    editGuide("read: 1 min", "read: 4 min"),
    /^read — found "4 min" for \d+ words, expected about [\d.]+ minutes at 220 words per minute: correct the time, or remove it$/,
  ],
  [
    "a sheet number that another article uses",
    (copy, guide) => copy.edit(guide, /sheet: 9.*/, `sheet: ${copy.shippedArticles[0]?.sheet}`),
    /^sheet — found \d+, expected a different number such as \d+, since [a-z0-9-]+ already uses it$/,
  ],
  [
    "a cited source that the front matter does not list",
    editGuide("## Define the seat first\n", "## Define the seat first [source:nobody-2024]\n"),
    'source — found "nobody-2024", expected an entry with that id in `sources` of the front matter',
  ],
  [
    "a source without fields",
    (copy, guide) => copy.edit(guide, "states: []", "sources:\n  -\nstates: []") + 1,
    /^sources\[0\] — found an empty value, expected the fields id, name, /,
  ],
  [
    "a misspelled name of an article's picture",
    editGuide("picture: crane", "picture: takeof"),
    'picture — found "takeof", expected one of the known values (did you mean "takeoff"?)',
  ],
  [
    "an unknown picture of a role in the report",
    (copy) => copy.edit("_data/report.yaml", /picture: tower-2/, "picture: castle"),
    /^roles\[0\]\.picture — found "castle", expected one of "base-plate", "bridge", /,
    "_data/report.yaml",
  ],
  [
    "a figure on the home page that refers to an unknown claim",
    (copy) => copy.edit("_data/home.yaml", /claim: [a-z-]+/, "claim: sample-rat"),
    'figures.items[0].claim — found "sample-rat", expected one of the known values (did you mean "sample-rate"?)',
    "_data/home.yaml",
  ],
  [
    "two recruiters with one portrait",
    (copy) => {
      const recruiter = (name: string) =>
        `  - { name: ${name}, work: Heavy civil, before: Foreman, languages: English, hours: 8 to 5 ET, phone: (302) 555-7119, email: a@stone.com, portrait: beard }\n`;
      return (
        2 +
        copy.edit(
          "_data/recruiters.yaml",
          "people: []\n",
          `people:\n${recruiter("Ann Lee")}${recruiter("Bo Ruiz")}`,
        )
      );
    },
    'people[1].portrait — found "beard" a second time, after people[0]: choose another portrait',
    "_data/recruiters.yaml",
  ],
];

describe("the content check reports once, with line and fix,", () => {
  const articleRows = rows.filter(([, , , file]) => file === undefined);
  const otherRows = rows.filter(([, , , file]) => file !== undefined);

  function expectMistake(found: readonly string[], place: string, problem: string | RegExp): void {
    expect(found).toHaveLength(1);
    expect(found[0]?.slice(0, place.length)).toBe(place);
    if (typeof problem === "string") expect(found[0]?.slice(place.length)).toBe(problem);
    else expect(found[0]?.slice(place.length)).toMatch(problem);
  }

  describe("in one of many articles with mistakes,", () => {
    let files: string[];
    let lines: number[];
    let reported: string[];

    beforeAll(() => {
      copy.restore();
      files = articleRows.map((_, index) => copy.addGuide(index + 1));
      lines = articleRows.map(([, makeMistake], index) => makeMistake(copy, files[index] ?? ""));
      reported = copy.mistakes();
    });

    it.each(articleRows.map(([mistake, , problem], index) => [mistake, index, problem] as const))(
      "%s",
      (_, index, problem) => {
        const file = `content/${files[index]}`;
        expectMistake(
          reported.filter((text) => text.startsWith(`${file}:`)),
          `${file}:${lines[index]} `,
          problem,
        );
      },
    );

    it("and nothing in other files", () => {
      expect(reported).toHaveLength(articleRows.length);
    });
  });

  it.each(otherRows)("%s", (_, makeMistake, problem, file) => {
    const line = makeMistake(copy, GUIDE);
    expectMistake(copy.mistakes(), `content/${file}:${line} `, problem);
  });

  it("a mistake that truncates its file, without follow-up mistakes in other files", () => {
    appendFileSync(join(copy.root, "content", CLAIMS), 'sample-other: "\n');
    expect(copy.mistakes()).toEqual([
      `content/${CLAIMS}:${copy.lineOf(CLAIMS, "sample-other")} — found a double quote without a closing quote: add one at the end of the text`,
    ]);
  });
});

it("citations side by side, code, reference links and wrapped links are accepted", () => {
  insertBeforeHeading(
    "Numbers [1] (see below), `[a][b]` and `](`, [the\nservices](/services), [services], [ours][Services], \\#1 or # 2. [Call]({{ agency.phoneHref }}).\n\n[services]: /services",
  )(copy);
  expect(copy.mistakes()).toEqual([]);
});

it("straight and curly quotes within a title are accepted", () => {
  title("\u201cCranes\u201d and 'hooks'")(copy);
  expect(copy.mistakes()).toEqual([]);
});

describe("a picture", () => {
  const withPicture = (): ContentCopy => {
    mkdirSync(join(copy.root, "site/public/site-visits"), { recursive: true });
    for (const name of ["crane.jpg", "site-visits/hook.png", "plan.pdf", "site plan (2).png"])
      writeFileSync(join(copy.root, "site/public", name), "");
    return copy;
  };

  it("may be a file in site/public, to which links may lead too", () => {
    const copy = withPicture();
    insertBeforeHeading(
      '![A crane](/crane.jpg)\n\n![A hook](/site-visits/hook.png "The hook")\n\n[The plan](/plan.pdf), [the other](/site%20plan%20(2).png "Plan (new)")\n\n![Plan](/site%20plan%20(2).png)\n\n[![A crane turns](/crane.jpg)](https://example.com/video)',
    )(copy);
    expect(copy.mistakes()).toEqual([]);
  });

  it.each([
    [
      "/crain.jpg",
      /expected one of "\/crane\.jpg", "\/site%20plan%20\(2\)\.png", "\/site-visits\/hook\.png" \(did you mean "\/crane\.jpg"\?\): add the file/,
    ],
    ["crane.jpg", /expected a slash before the name of a file in site\/public \(did you mean "\/crane\.jpg"/],
    ["../site/public/crane.jpg", /expected a slash before the name/],
    ["https://example.com/crane.jpg", /expected a file on this site: put the picture in site\/public/],
    ["//example.com/crane.jpg", /expected a file on this site/],
    ["/plan.pdf", /expected a picture whose name ends in \.jpg/],
  ])("is rejected if its address is %s", (address, problem) => {
    const copy = withPicture();
    const line = insertBeforeHeading(`![A crane](${address})`)(copy);
    const [found = "", ...others] = copy.mistakes();
    expect(others).toEqual([]);
    expect(found).toContain(`content/${GUIDE}:${line} picture — found "${address}", expected`);
    expect(found).toMatch(problem);
  });
});

import { expect, test } from "vitest";
import { shippedSite } from "../../shipped-content.ts";

/** Maximum number of consecutive words that two state pages may share, such as place names or "as much as". */
const MAX_SHARED_WORDS = 5;

/** The text of each state's page except its facts, which contain names of laws and agencies. */
const stateTexts = shippedSite.states.map(({ slug, headline, market, sectors, roles, example }) => ({
  slug,
  story: example.story,
  text: [
    headline,
    market,
    ...sectors.map(({ text }) => text),
    ...roles.map(({ note }) => note),
    example.story,
  ]
    .join(". ")
    .toLowerCase(),
}));

const runsOf = (text: string): string[] =>
  text.split(/[.?!;:]\s/).flatMap((sentence) => {
    const words = sentence.match(/[\w$%'’-]+/g) ?? [];
    return words
      .slice(MAX_SHARED_WORDS)
      .map((_, index) => words.slice(index, index + MAX_SHARED_WORDS + 1).join(" "));
  });

test("no two states share more than five consecutive words of their text", () => {
  const slugByRun = new Map<string, string>();
  const repeatedRuns = stateTexts.flatMap(({ slug, text }) =>
    [...new Set(runsOf(text))].flatMap((run) => {
      const earlierSlug = slugByRun.get(run);
      slugByRun.set(run, slug);
      return earlierSlug === undefined ? [] : [`${earlierSlug} and ${slug}: ${run}`];
    }),
  );
  expect(stateTexts).toHaveLength(50);
  expect(repeatedRuns).toEqual([]);
});

test.each([
  [
    1,
    "terms stated early",
    /\b(?:before|on|by|in) (?:the|our) first (?:call|interview|message|conversation|line)\b/,
  ],
  [
    1,
    "terms settled before the search",
    /\bbefore (?:a|the|any) search\b|\bwhen the search opened\b|\bfrom the outset\b/,
  ],
  [1, "a counteroffer that failed", /\bcounteroffer\b/],
  [1, "a superintendent who earns the salary", /\bearns? (?:the|their|its) (?:salary|pay|keep)\b/],
  [
    4,
    "an external interviewer",
    /\b(?:sat (?:in|on)|(?:on )?the panel|(?:led|joined) the interviews?|interviewed the|set the questions)\b/,
  ],
])("at most %i of the states' texts mention %s", (limit, _, pattern) => {
  expect(stateTexts.flatMap(({ slug, text }) => (pattern.test(text) ? [slug] : [])).slice(limit)).toEqual([]);
});

test("the examples of at most four states mention a condition in the offer or the job ad", () => {
  const pattern = /\bthe ad\b|\b(?:clause|agreement)\b|\boffer (?:gave|named|promised|said|tied)\b/;
  expect(stateTexts.flatMap(({ slug, story }) => (pattern.test(story) ? [slug] : [])).slice(4)).toEqual([]);
});

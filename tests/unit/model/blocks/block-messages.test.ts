import { expect, test } from "vitest";
import * as z from "zod";
import { parseMarkdownSource } from "../../../../model/source/markdown-source.ts";
import { readBody } from "../../../../model/loading/parse-entry.ts";
import { formatMistake } from "../../../../model/source/content-error.ts";
import { BLOCK_SCHEMAS } from "../../../../model/schemas/blocks.ts";
import { SALARY_ROLES } from "../../../../model/schemas/salaries.ts";

const DEMAND_LEVELS = '"Critical", "Very High", "High", "Moderate", "Growing"';

const ROLES = SALARY_ROLES.map((role) => `"${role}"`).join(", ");

/**
 * Blocks with a mistake against each kind of rule, and how it is reported after the file's name. The YAML begins on
 * line 7.
 */
const BROKEN_BLOCKS: Record<string, { yaml: string; mistake: string }> = {
  actions: {
    yaml: "- { text: View roles, href: roles }",
    mistake:
      '7 [0].href — found "roles", expected an anchor such as #roles, or a path on this site such as /resume',
  },
  "key-figures": {
    yaml: '- { figure: "75%", label: turnover a year, lable: turnover }',
    mistake:
      '7 [0].lable — found an unknown field, expected one of "figure", "label" (did you mean "label"?)',
  },
  "report-sheets": {
    yaml: "R-103: The superintendent\nR-104: What to ask",
    mistake: "7 L-TX — found nothing, expected text",
  },
  "salary-table": {
    yaml: "- Project Manager\n- Superintendant",
    mistake: `8 [1] — found "Superintendant", expected one of ${ROLES} (did you mean "Superintendent"?)`,
  },
  "interview-accordion": {
    yaml: "- category: Schedule\n  questions: What slipped last?",
    mistake: '8 [0].questions — found "What slipped last?", expected a list',
  },
  "strategy-groups": {
    yaml: "- name: Keep\n  summary: Close the exit.\n  steps: []",
    mistake: "9 [0].steps — found 0 entries, expected at least 1",
  },
  "funding-breakdown": {
    yaml: "- item: Roads\n  amount: 110\n  note: Repair.",
    mistake: "8 [0].amount — found 110, expected text: put quotes around it",
  },
  markets: {
    yaml: "- name: Dallas\n  demand: Very high\n  note: Data centers.",
    mistake: `8 [0].demand — found "Very high", expected one of ${DEMAND_LEVELS} (did you mean "Very High"?)`,
  },
  roles: {
    yaml: "- role: BIM manager\n  range: $85K to $125K\n  note: Sets the standard.",
    mistake:
      '8 [0].range — found "$85K to $125K", expected a range such as "$65,000-$85,000" or "$75K-$115K"',
  },
  "shortage-bars": {
    yaml: "- { role: Electricians, shortage: 82, severity: Critical }\n- { role: Welders, shortage: 120, severity: High }",
    mistake: "8 [1].shortage — found 120, expected at most 100",
  },
  "evaluation-weights": {
    yaml: "- { category: Field, weight: 60, criteria: [Crews] }\n- { category: Safety, weight: 30, criteria: [Stops work] }",
    mistake: "7 — found a list of 2 entries, expected weights that add up to 100, not 90",
  },
  challenges: {
    yaml: "- challenge: Few engineers\n  response:",
    mistake: "8 [0].response — found an empty value, expected text",
  },
  points: {
    yaml: "title: Earlier involvement\ndetail: Owners want numbers early.",
    mistake: "7 — found fields, expected a list",
  },
};

const FILE = "content/insights/sample.md";

function mistakesOf(body: string): string[] {
  const source = parseMarkdownSource({
    file: FILE,
    name: "sample",
    text: `---\ntitle: Sample\n---\n${body}`,
  });
  const references = new Map([["claims.response", "24 hours"]]);
  return readBody(source, { references, contexts: ["general", "hvac_article"] }).mistakes.map((mistake) =>
    formatMistake(mistake).replace(/one of \d+ known values/, "one of the known values"),
  );
}

test.each(Object.entries(BROKEN_BLOCKS))(
  "a mistake in the block %s is reported with file, line, field, what was found and what is allowed",
  (name, { yaml, mistake }) => {
    expect(mistakesOf(`## Heading\n\n\`\`\`${name} A caption\n${yaml}\n\`\`\`\n`)).toEqual([
      `${FILE}:${mistake}`,
    ]);
  },
);

test.each(Object.entries(BLOCK_SCHEMAS))("the block %s accepts no unknown field", (_name, schema) => {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: "input" }));
  expect(json.match(/"additionalProperties":false/g)?.length).toBe(json.match(/"properties":/g)?.length);
});

test("an unknown block is reported on its fence, with the closest name", () => {
  expect(mistakesOf("## Heading\n\n```red-flag\n- flag: None\n```\n")).toEqual([
    `${FILE}:6 block — found "red-flag", expected one of the known values (did you mean "red-flags"?)`,
  ]);
});

test("all mistakes in a block are reported together", () => {
  const yaml = "- { role: Welders, shortage: 120, severity: Hihg }\n- { shortage: 60, severity: High }";
  expect(mistakesOf(`\`\`\`shortage-bars\n${yaml}\n\`\`\`\n`)).toHaveLength(3);
});

test.each([
  [[13.7, 10.5, 13.6, 13.9, 15, 33.3], []],
  [
    [13.7, 10.5, 13.6, 13.9, 15, 33.2],
    [`${FILE}:5 — found a list of 6 entries, expected shares that add up to 100, not 99.9`],
  ],
])("the shares %j are added in decimal", (shares, mistakes) => {
  const items = shares.map((share) => `- { label: A part, share: ${share} }`).join("\n");
  expect(mistakesOf(`\`\`\`split\n${items}\n\`\`\`\n`)).toEqual(mistakes);
});

test("YAML that cannot be read is reported with its line", () => {
  expect(mistakesOf('```points\n- title: "Open\n  detail: Text\n```\n')[0]).toMatch(
    /^content\/insights\/sample\.md:5 — found a double quote without a closing quote/,
  );
});

test("an unknown claim in a block's caption is reported on the fence", () => {
  expect(mistakesOf("```margin-note Within {{claims.respons}}\ntext: Soon.\n```\n")).toEqual([
    `${FILE}:4 — found "claims.respons", expected one of "claims.response" (did you mean "claims.response"?)`,
  ]);
});

test("text in place of a block's fields is reported with the names of the fields", () => {
  expect(mistakesOf("## Heading\n\n```red-flags\n- No references\n```\n")).toEqual([
    `${FILE}:7 [0] — found "No references", expected the fields flag, why, each written as name: value`,
  ]);
});

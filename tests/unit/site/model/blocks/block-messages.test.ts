import { expect, test } from "vitest";
import { parseMarkdownSource } from "../../../../../site/model/source/markdown-source.ts";
import { readBody } from "../../../../../site/model/loading/read-body.ts";
import { formatMistake } from "../../../../../site/model/source/content-error.ts";
import { BLOCK_SCHEMAS, type BlockName } from "../../../../../site/model/schemas/blocks.ts";
import { BROKEN_BLOCKS } from "./broken-blocks.ts";

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

test.each(Object.keys(BLOCK_SCHEMAS) as BlockName[])(
  "a mistake in the block %s is reported with file, line, field, what was found and what is allowed",
  (name) => {
    const { yaml, mistake } = BROKEN_BLOCKS[name];
    expect(mistakesOf(`## Heading\n\n\`\`\`${name} A caption\n${yaml}\n\`\`\`\n`)).toEqual([
      `${FILE}:${mistake}`,
    ]);
  },
);

test("an unknown block is reported on its fence, with the closest name", () => {
  expect(mistakesOf("## Heading\n\n```red-flag\n- flag: None\n```\n")).toEqual([
    `${FILE}:6 block — found "red-flag", expected one of the known values (did you mean "red-flags"?)`,
  ]);
});

test("all mistakes in a block are reported together", () => {
  const yaml = "- { role: Welders, shortage: 120, severity: Hihg }\n- { shortage: 60, severity: High }";
  expect(mistakesOf(`\`\`\`shortage-bars\n${yaml}\n\`\`\`\n`)).toHaveLength(3);
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

import { listHeadingAnchors } from "../../../model/kinds/routes.ts";
import { expect, test } from "vitest";
import { useContentCopy, GUIDE } from "./content-copy.ts";

const copy = useContentCopy();

function mistakesOf(text: string): { line: number; mistakes: string[] } {
  const line = copy.edit(GUIDE, /^## /m, `${text}\n\n## `);
  return { line, mistakes: copy.mistakes() };
}

test("a heading in a quotation is checked like any other heading", () => {
  const { line, mistakes } = mistakesOf("> # A title");
  expect(mistakes).toEqual([
    `content/${GUIDE}:${line} heading — found level 1, expected a heading of level 2 (##); the title is the only level 1`,
  ]);
});

test.each([
  ["below a line of text", "Write to us:\n<lead-form></lead-form>", 1],
  ["in a list", "- <lead-form></lead-form>", 0],
])("a form %s is reported, since it would appear as text or inside other text", (_, text, offset) => {
  const { line, mistakes } = mistakesOf(text);
  expect(mistakes).toEqual([
    `content/${GUIDE}:${line + offset} — found <lead-form> inside other text, expected an empty element on its own line, with blank lines around it`,
  ]);
});

test("a block fenced with tildes is checked, with the line numbers of the file", () => {
  const { line, mistakes } = mistakesOf("~~~red-flags\n- flag: Vague\n  whi: No\n~~~");
  expect(mistakes).toEqual([
    `content/${GUIDE}:${line + 2} [0].whi — found an unknown field, expected one of "flag", "why" (did you mean "why"?)`,
  ]);
});

test("a mistake in a table is reported on its row", () => {
  const { line, mistakes } = mistakesOf("| A | B |\n| - | - |\n| one | <b>two</b> |");
  expect(mistakes[0]).toMatch(`content/${GUIDE}:${line + 2} — found the HTML <b`);
});

test("links in angle brackets, comparisons and code are not HTML", () => {
  expect(mistakesOf("Write to <kim@example.com>: 3 < 4, and `<b>` is code.").mistakes).toEqual([]);
});

test("each heading has its own anchor, whatever the others are", () => {
  expect(listHeadingAnchors(["Step", "Step", "Step 2", "¿Qué?", "電気", "…", "Step"])).toEqual([
    "step",
    "step-2",
    "step-2-2",
    "que",
    "section",
    "section-2",
    "step-3",
  ]);
});

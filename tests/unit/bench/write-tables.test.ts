import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toMarkdown, writeTables } from "../../bench/write-tables.ts";

const folder = mkdtempSync(join(tmpdir(), "ridgebeam-document-"));
const document = join(folder, "performance.md");
const TABLE = { caption: "Sizes.", columns: ["Page", "Bytes"], rows: [["/", "12"]], notes: ["Small."] };

beforeAll(() => {
  writeFileSync(
    document,
    "Before\n\n<!-- bench:one -->\n\nold figures\n\n<!-- /bench:one -->\n\n<!-- bench:two -->\n\nkept\n\n<!-- /bench:two -->\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a table follows its caption and precedes its notes", () => {
  expect(toMarkdown(TABLE)).toBe("Sizes.\n\n| Page | Bytes |\n| --- | --- |\n| / | 12 |\n\n- Small.");
});

test("a cell cannot break its table", () => {
  expect(toMarkdown({ ...TABLE, rows: [["a|b", "1\n2"]] })).toContain("| a\\|b | 1 2 |");
});

test("new figures replace the old ones, and nothing else changes", async () => {
  await writeTables(document, "one", [TABLE]);
  await writeTables(document, "one", [TABLE]);
  const text = readFileSync(document, "utf8");
  expect(text).toMatch(/^Before\n\n<!-- bench:one -->\n\nMeasured \d{4}-\d\d-\d\d on /);
  expect(text).not.toContain("old figures");
  expect(text.match(/Sizes\./g)).toHaveLength(1);
  expect(text).toContain("<!-- /bench:one -->\n\n<!-- bench:two -->\n\nkept\n\n<!-- /bench:two -->\n");
});

test("a part without a place in the document is refused with the lines to add", async () => {
  await expect(writeTables(document, "three", [TABLE])).rejects.toThrow("<!-- bench:three -->");
});

test("each part names a page that has its markers", () => {
  const sources = readdirSync("tests/bench")
    .filter((name) => name.endsWith("-part.ts"))
    .map((name) => readFileSync(join("tests/bench", name), "utf8"));
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) {
    const [, id = "", file = ""] = /^ {2}id: "(\w+)",\n {2}file: "([\w./-]+)",$/m.exec(source) ?? [];
    expect(readFileSync(file, "utf8"), id).toMatch(
      new RegExp(`^<!-- bench:${id} -->$[^]*^<!-- /bench:${id} -->$`, "m"),
    );
  }
});

import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { PAGE_KINDS } from "../../../model/kinds/page-kinds.ts";
import { splitFrontMatter } from "../../../model/source/markdown-source.ts";
import { parseYamlSource } from "../../../model/source/yaml-source.ts";

const FENCE = /^```\S[^\n]*\n([\s\S]*?)^```/gm;

function yamlTexts(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".yaml")) return [text];
  const { frontMatter = "", body } = splitFrontMatter(text);
  return [frontMatter, ...[...body.matchAll(FENCE)].map(([, block = ""]) => block)];
}

const FOLDERS = ["_data", ...Object.values(PAGE_KINDS).map(({ folder }) => folder)];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(`content/${folder}`).map((file) => `content/${folder}/${file}`),
);

it.each(files)("the fast YAML parser and the one with line numbers return the same value for %s", (file) => {
  const texts = yamlTexts(file);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(parseYamlSource(file, text).value).toEqual(parse(text));
});

it.each([
  ["a date", "day: 2025-01-08"],
  ["words that older YAML parses as booleans", "a: yes\nb: No\nc: on\nd: off"],
  ["numbers", "a: 0x1F\nb: 0o17\nc: 1e3\nd: .5\ne: 012\nf: 1_000"],
  ["multi-line text", "a: >-\n  one\n  two\nb: |\n  one\n   two\n"],
  ["null values", "a:\nb: ~\nc: null"],
  ["an anchor", "a: &x { b: 1 }\nc: *x"],
  ["empty text", ""],
])("the fast YAML parser and the one with line numbers read the same value: %s", (_, text) => {
  expect(parseYamlSource("sample.yaml", text).value).toEqual(parse(text));
});

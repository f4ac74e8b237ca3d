import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { describe, expect, it } from "vitest";
import { checkSource } from "../../../model/source/check-source.ts";
import { formatMistake, type Mistake } from "../../../model/source/content-error.ts";
import { saveParsedFiles } from "../../../model/source/content-folder.ts";
import { addParsedFiles, parseYamlSource, type ParsedFile } from "../../../model/source/yaml-source.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const read = (text: string): unknown => {
  const { value, mistakes } = parseYamlSource("x.yaml", text);
  expect(mistakes).toEqual([]);
  return value;
};

const listMistakes = (text: string): string[] =>
  parseYamlSource("x.yaml", text, 11).mistakes.map(({ line, problem }) => `${line}: ${problem}`);

describe("YAML is read by version 1.2:", () => {
  it.each<[what: string, text: string, value: unknown]>([
    [
      "a date is text",
      "a: 2025-01-08\nb: 2025-01-08T10:00:00Z",
      { a: "2025-01-08", b: "2025-01-08T10:00:00Z" },
    ],
    [
      "words that are booleans in older YAML are text",
      "a: yes\nb: No\nc: on\nd: True",
      { a: "yes", b: "No", c: "on", d: true },
    ],
    [
      "numbers",
      "a: 0x1F\nb: 0o17\nc: 1e3\nd: .5\ne: 012\nf: +12",
      { a: 31, b: 15, c: 1000, d: 0.5, e: 12, f: 12 },
    ],
    [
      "numbers with a separator are text",
      "a: 1_000\nb: 12:30\nc: 0b11",
      { a: "1_000", b: "12:30", c: "0b11" },
    ],
    ["a number beyond 2^53 is rounded", "a: 12345678901234567890", { a: 12_345_678_901_234_567_000 }],
    [
      "text in several lines",
      "a: >-\n  one\n  two\nb: |\n  one\n   two\n",
      { a: "one two", b: "one\n two\n" },
    ],
    ["empty values", "a:\nb: ~\nc: null\nd: NULL", { a: null, b: null, c: null, d: null }],
    ["an anchor", "a: &x { b: 1 }\nc: *x", { a: { b: 1 }, c: { b: 1 } }],
    ["an anchor that is used often", `a: &x 1\nb: [${"*x,".repeat(900)}]`, { a: 1, b: Array(900).fill(1) }],
    ["a merge key is a field", "a: &x { b: 1 }\nc: { <<: *x }", { a: { b: 1 }, c: { "<<": { b: 1 } } }],
    ["a field name that is a number", "1: a\nnull: b", { "1": "a", null: "b" }],
    ["a tag of JSON's types", "a: !!str 12\nb: !!int 12", { a: "12", b: 12 }],
    ["a tab after a value or on an empty line", "a:\tb\t\n\t\nc: d", { a: "b", c: "d" }],
    ["an empty file", "", null],
    ["a file with comments alone", "# a note\n", null],
    ["one document with its markers", "---\na: 1\n...\n", { a: 1 }],
  ])("%s", (_, text, value) => {
    expect(read(text)).toEqual(value);
  });

  it("a field called __proto__ sets no prototype", () => {
    const value = read("__proto__: { admin: true }") as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(value.admin).toBeUndefined();
  });
});

describe("YAML is refused with its line and the fix:", () => {
  it.each<[what: string, text: string, ...mistakes: string[]]>([
    [
      "all duplicate fields",
      "a: 1\na: 2\nb: { c: 1, c: 2 }",
      '12: found the field "a" twice: delete one of the two',
      '13: found the field "b" twice: delete one of the two',
    ],
    [
      "a number and the same text as fields",
      '1: a\n"1": b',
      '12: found the field ""1"" twice: delete one of the two',
    ],
    ["a tab as indentation", "a:\n\tb: 1", "12: found a tab at the beginning of the line, expected spaces"],
    ["a tab in a list", "a:\n  - b\n\t- c", "13: found a tab at the beginning of the line, expected spaces"],
    [
      "a tab in brackets",
      "a: [\n\tb\n]",
      "11: found a tab at the beginning of the next line, expected spaces",
    ],
    [
      "a placeholder without quotes",
      "title: {{claims.response}}",
      '11: found text that starts with {, expected quotes around the whole text, such as title: "{{claims.response}}"',
    ],
    [
      "an unknown tag",
      "a: 1\nb: !cranes now",
      '12: found text that starts with !, expected quotes around the whole text, such as b: "!cranes now"',
    ],
    [
      "a tag of other types than JSON's",
      "a: !!timestamp 2025-01-08",
      '11: found text that starts with !, expected quotes around the whole text, such as a: "!!timestamp 2025-01-08"',
    ],
    ["an alias without an anchor", "a: *x", "11: found *x, expected quotes around text that starts with *"],
    [
      "an alias as a field",
      "*x : 1",
      '11: found text that starts with *, expected quotes around the whole text, such as title: "…"',
    ],
    [
      "a second document",
      "a: 1\n---\nb: 2",
      "12: found a line of three hyphens, which starts a second document: delete the line",
    ],
    [
      "a comment after a value",
      "a: We are #1",
      "11: found #1 after a value, which YAML treats as a comment: put quotes around the whole value, or move the comment to its own line",
    ],
  ])("%s", (_, text, ...mistakes) => {
    expect(listMistakes(text)).toEqual(mistakes);
  });

  const EXPANDED =
    "11: found anchors that are used more than 1000 times in all, or by themselves: expected the texts themselves";
  const nested = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(
    (name, index, names) =>
      `${name}: &${name} [${`${index === 0 ? "x" : `*${names[index - 1]}`},`.repeat(10)}]`,
  );

  it.each([
    ["anchors that expand to a billion values", nested.join("\n")],
    ["an anchor in itself", "a: &x [*x, 1]"],
  ])("%s", (_, text) => {
    expect(listMistakes(text)).toEqual([EXPANDED]);
  });

  it("a number without bounds, by its field", () => {
    const mistakes: Mistake[] = [];
    checkSource(
      parseYamlSource("x.yaml", "b: 1\na: 1e400"),
      z.object({ a: z.number(), b: z.number() }),
      mistakes,
    );
    expect(mistakes.map(formatMistake)).toEqual(["x.yaml:2 a — found Infinity, expected a number"]);
  });
});

describe("what a build has parsed", () => {
  it("is not parsed again, unless the file has changed", () => {
    addParsedFiles([["content/_data/stored.yaml", "count: 1", { count: "from the build" }]]);
    expect(parseYamlSource("content/_data/stored.yaml", "count: 1").value).toEqual({
      count: "from the build",
    });
    expect(parseYamlSource("content/_data/stored.yaml", "count: 2").value).toEqual({ count: 2 });
  });

  it("is not changed by those who read it", () => {
    const read = () => parseYamlSource("content/_data/shared.yaml", "list: [1]").value as { list: number[] };
    read().list.push(2);
    expect(read()).toEqual({ list: [1] });
  });

  it("is stored without files with mistakes, and without values that JSON does not have", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, ".builds"));
    const texts = { good: "text: a", twice: "text: a\ntext: b", infinite: "limit: .inf" };
    for (const [name, text] of Object.entries(texts)) parseYamlSource(`content/_data/${name}.yaml`, text);
    saveParsedFiles(root, root);
    const stored = JSON.parse(readFileSync(join(root, ".builds/content.json"), "utf8")) as ParsedFile[];
    const own = stored.filter(([file]) => Object.keys(texts).some((name) => file.endsWith(`/${name}.yaml`)));
    expect(own).toEqual([["content/_data/good.yaml", "text: a", { text: "a" }]]);
  });
});

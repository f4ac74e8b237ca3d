import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseMarkdownSource } from "../../site/model/loading/markdown-source.ts";
import { readBody } from "../../site/model/loading/read-body.ts";
import type { YamlSource } from "../../site/model/loading/yaml-source.ts";
import { parseYamlSource } from "../../site/model/loading/yaml-source.ts";
import type { Door } from "./fuzz.ts";

const read = (folder: string, extension: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(folder, name), "utf8").slice(0, 1_500));

const yaml = [...read("content/_data", ".yaml"), ...read("content/states", ".yaml").slice(0, 3)];
const markdown = [...read("content/insights", ".md"), ...read("content/legal", ".md")];

/** What editors mistype, and what is special to a parser. */
const typo = fc.oneof(
  fc.constantFrom(
    "*",
    "&a",
    "*a",
    "<<: *a",
    "!!js/function",
    "!<x>",
    "---\n",
    "...\n",
    "{{",
    "}}",
    "{{claims.response}}",
    "{{a.b}}",
    "`",
    "```",
    "~~~\n",
    "```chart x\n",
    "\t",
    "- ",
    ": ",
    "? ",
    "|\n",
    ">-\n",
    "%YAML 9\n",
    "\u0000",
    "\ufeff",
    "\u2028",
    "[",
    "{",
    '"',
    "'",
    "#",
    "__proto__: 1\n",
    "<script>",
    "<lead-form context=x>",
    "</lead-form>",
    "<!--",
    "](javascript:alert(1))",
    "\\",
    "\r\n",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);

/** A text of the content in which something was put in, or taken out, a few times. */
const mistyped = (texts: readonly string[]) =>
  fc
    .record({
      text: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, fc.string()),
      edits: fc.array(
        fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(40), put: typo }),
        {
          maxLength: 5,
        },
      ),
    })
    .map(({ text, edits }) =>
      edits.reduce((edited, { at, cut, put }) => {
        const place = Math.floor(at * edited.length);
        return edited.slice(0, place) + put + edited.slice(place + cut);
      }, text),
    );

/** Every mistake stands on a line of the file, and so does every field. */
function checkPlaces({ mistakes, lineOf }: YamlSource, text: string): void {
  const lines = text.split("\n").length;
  const places = [...mistakes.map(({ line }) => line), lineOf(["title"])];
  const wrong = places.find((line) => !(line >= 1 && line <= lines + 1));
  if (wrong !== undefined) throw new Error(`line ${wrong} of ${lines}`);
}

export const contentDoors: readonly Door[] = [
  {
    name: "YAML of the content",
    property: fc.property(mistyped(yaml), (text) => checkPlaces(parseYamlSource("x.yaml", text), text)),
  },
  {
    name: "Markdown of the content",
    property: fc.property(mistyped(markdown), (text) => {
      const source = parseMarkdownSource({ file: "x.md", name: "x", text });
      checkPlaces(source.frontMatter, text);
      for (const { yaml } of source.blocks) checkPlaces(yaml, text);
      const { mistakes } = readBody(source, { references: new Map([["claims.response", "24 hours"]]) });
      for (const { line, problem } of mistakes)
        if (!(line >= 1) || problem === "") throw new Error(`a mistake without a place: ${problem}`);
    }),
  },
];

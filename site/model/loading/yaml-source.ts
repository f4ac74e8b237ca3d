import { CORE_SCHEMA, YAMLException, load } from "js-yaml";
import {
  LineCounter,
  YAMLParseError,
  isCollection,
  isMap,
  isNode,
  isPair,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
} from "yaml";
import type { Mistake } from "./content-error.ts";
import { findCutTexts } from "./cut-texts.ts";
import { describeYamlError } from "./describe-yaml-error.ts";

/** A path into a YAML document as zod reports it. */
export type FieldPath = readonly PropertyKey[];

/** Where the fields of a file stand. */
export interface FieldPlaces {
  file: string;
  /** Line of the field in the file, from 1; of its nearest parent when the field is missing. */
  lineOf: (path: FieldPath) => number;
}

/** A parsed YAML text that knows the line of each field. */
export interface YamlSource extends FieldPlaces {
  /** What could be read; with syntax errors, the part that could. */
  value: unknown;
  /** What is wrong with the YAML: duplicate keys, texts that it would cut, and the first of all other syntax errors, since others follow from it. */
  mistakes: Mistake[];
}

/**
 * Parses YAML 1.2. A text without mistakes is read by js-yaml, which is ten times as fast; one with mistakes, and the place of a
 * field, by `yaml`, which knows positions. The tests assert that both read the same values.
 * @param firstLine line of the file on which the text begins, for front matter and fenced blocks
 */
export function parseYamlSource(file: string, text: string, firstLine = 1): YamlSource {
  // The positions are many times the size of the text: made when a mistake asks for them, and not kept.
  const lineOf = (path: FieldPath): number => positionsOf(text, firstLine).lineOf(path);
  try {
    const value = load(text, { schema: CORE_SCHEMA }) ?? null;
    return { file, value, lineOf, mistakes: cutTexts(file, text, firstLine) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { document } = positionsOf(text, firstLine);
    return { file, ...readWithMistakes(document, file, text, firstLine), lineOf };
  }
}

interface Positions {
  document: Document;
  lineOf: (path: FieldPath) => number;
}

function positionsOf(text: string, firstLine: number): Positions {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  const toLine = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  return { document, lineOf: (path) => toLine(offsetOf(document, path)) };
}

/** The part of a text that could be read, and what is wrong with the rest. */
function readWithMistakes(
  document: Document,
  file: string,
  text: string,
  firstLine: number,
): Pick<YamlSource, "value" | "mistakes"> {
  const lines = text.split("\n");
  const mistakes = whatIsWrong(document).map((error): Mistake => {
    const index = lineIndex(text, placeOf(document, error));
    const problem = describeYamlError(error, lines[index] ?? "", lines[index + 1] ?? "");
    return { file, line: index + firstLine, field: "", problem };
  });
  visit(document, {
    // An unquoted text that begins with a star; reading it would throw.
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      mistakes.push({
        file,
        line: lineIndex(text, alias.range?.[0] ?? 0) + firstLine,
        field: "",
        problem: `found *${alias.source}, expected quotes around a text that begins with *`,
      });
      return visit.REMOVE;
    },
  });
  return { value: document.toJS(), mistakes };
}

/** The mistake that others follow from, or all that follow from none. */
function whatIsWrong({ errors, warnings }: Document): YAMLParseError[] {
  const isRepeated = ({ code }: YAMLParseError): boolean => code === "DUPLICATE_KEY";
  const first =
    errors.find(({ code }) => code === "TAB_AS_INDENT") ?? errors.find((error) => !isRepeated(error));
  if (first !== undefined) return [first];
  const unknown = warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED");
  return [...errors, ...unknown.map(({ pos, code, message }) => new YAMLParseError(pos, code, message))];
}

/** Where a text or a list begins that has no end: the parser finds out only after it. */
function placeOf(document: Document, { message, pos: [end] }: YAMLParseError): number {
  const isText = message.startsWith("Missing closing");
  const isList = /end with a [\]}]$/.test(message);
  let start = end;
  const take = (range: Node["range"]): void => {
    if (range && range[0] <= end && range[2] >= end) start = range[0];
  };
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (isText && (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE")) take(range);
    },
    Collection: (_, { flow, range }) => {
      if (isList && flow === true) take(range);
    },
  });
  return start;
}

const lineIndex = (text: string, offset: number): number => text.slice(0, offset).split("\n").length - 1;

function cutTexts(file: string, text: string, firstLine: number): Mistake[] {
  return findCutTexts(text).map((offset) => {
    const cut = text.slice(offset).split("\n", 1).join("");
    return {
      file,
      line: lineIndex(text, offset) + firstLine,
      field: "",
      problem: `found ${cut} after a text, which YAML drops as a comment, expected quotes around the whole text, or the comment on a line of its own`,
    };
  });
}

function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === String(key));
      if (pair === undefined) break;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}

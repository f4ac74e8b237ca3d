import { CORE_SCHEMA, YAMLException, load } from "js-yaml";
import {
  LineCounter,
  isCollection,
  isMap,
  isNode,
  isPair,
  isSeq,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import type { Mistake } from "./content-error.ts";

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
  /** Syntax errors, among them duplicate keys. */
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
    return { file, value: load(text, { schema: CORE_SCHEMA }) ?? null, lineOf, mistakes: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { document, toLine } = positionsOf(text, firstLine);
    return { file, ...readWithMistakes(document, file, toLine), lineOf };
  }
}

interface Positions {
  document: Document;
  toLine: (offset: number) => number;
  lineOf: (path: FieldPath) => number;
}

function positionsOf(text: string, firstLine: number): Positions {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "error" });
  const toLine = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  return { document, toLine, lineOf: (path) => toLine(offsetOf(document, path)) };
}

/** The part of a text that could be read, and what is wrong with the rest. */
function readWithMistakes(
  document: Document,
  file: string,
  toLine: (offset: number) => number,
): Pick<YamlSource, "value" | "mistakes"> {
  const mistakeAt = (offset: number, message: string): Mistake => ({
    file,
    line: toLine(offset),
    field: "",
    problem: `not valid YAML: ${message}`,
  });
  const mistakes = document.errors.map((error) => mistakeAt(error.pos[0], error.message));
  visit(document, {
    // An unquoted text that begins with a star; reading it would throw.
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      mistakes.push(
        mistakeAt(
          alias.range?.[0] ?? 0,
          `found *${alias.source}, expected quotes around a text that begins with *`,
        ),
      );
      return visit.REMOVE;
    },
  });
  return { value: document.toJS(), mistakes };
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

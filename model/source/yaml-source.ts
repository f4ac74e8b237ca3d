import { CORE_SCHEMA, YAMLException, load } from "js-yaml";
import {
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
import { findTruncatedTexts } from "./truncated-texts.ts";
import { describeYamlError } from "./describe-yaml-error.ts";

/** Path to a value in a YAML document, in the same format as in zod's issues. */
export type FieldPath = readonly PropertyKey[];

export interface FieldPlaces {
  file: string;
  /**
   * Returns the line of a field in the file, from 1. For a missing field, returns the line of its nearest
   * existing parent.
   */
  lineOf: (path: FieldPath) => number;
}

export interface YamlSource extends FieldPlaces {
  /** The parsed value, or the part that could be parsed if there are syntax errors. */
  value: unknown;
  /**
   * Duplicate keys, values truncated by comments, and the first of any other syntax errors, since later ones
   * result from it.
   */
  mistakes: Mistake[];
}

/**
 * Parses YAML 1.2 with js-yaml, which is ten times as fast as the `yaml` package. The `yaml` package is used only for
 * error messages and positions. Tests assert that both return the same values.
 * @param firstLine line of the file on which `text` starts, for front matter and fenced blocks
 */
export function parseYamlSource(file: string, text: string, firstLine = 1): YamlSource {
  const lineAt = (offset: number): number => lineIndex(text, offset) + firstLine;
  // Positions take many times as much memory as the text, so they are computed on demand and not cached.
  const lineOf = (path: FieldPath): number => lineAt(offsetOf(parsePositions(text), path));
  const report: Report = (offset, problem) => ({ file, line: lineAt(offset), field: "", problem });
  try {
    const value = load(text, { schema: CORE_SCHEMA }) ?? null;
    return { file, value, lineOf, mistakes: reportTruncations(text, report) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { file, lineOf, ...readWithMistakes(text, report) };
  }
}

type Report = (offset: number, problem: string) => Mistake;

const parsePositions = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: "error" });

function readWithMistakes(text: string, report: Report): Pick<YamlSource, "value" | "mistakes"> {
  const document = parsePositions(text);
  const lines = text.split("\n");
  const mistakes = selectErrors(document).map((error) => {
    const offset = errorOffset(document, error);
    const index = lineIndex(text, offset);
    return report(offset, describeYamlError(error, lines[index] ?? "", lines[index + 1] ?? ""));
  });
  visit(document, {
    // Unquoted text that starts with an asterisk parses as an alias. Resolving the alias would throw.
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      const problem = `found *${alias.source}, expected quotes around text that starts with *`;
      mistakes.push(report(alias.range?.[0] ?? 0, problem));
      return visit.REMOVE;
    },
  });
  return { value: document.toJS(), mistakes };
}

/**
 * Returns the first syntax error. If the only errors are duplicate keys and unknown tags, returns all of
 * them.
 */
function selectErrors({ errors, warnings }: Document): YAMLParseError[] {
  const isRepeated = ({ code }: YAMLParseError): boolean => code === "DUPLICATE_KEY";
  const first =
    errors.find(({ code }) => code === "TAB_AS_INDENT") ?? errors.find((error) => !isRepeated(error));
  if (first !== undefined) return [first];
  const unknownTags = warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED");
  return [...errors, ...unknownTags.map(({ pos, code, message }) => new YAMLParseError(pos, code, message))];
}

/**
 * Returns the offset at which an unclosed string or list starts. The parser reports only where the string or list ends.
 */
function errorOffset(document: Document, { message, pos: [end] }: YAMLParseError): number {
  const isUnclosedQuote = message.startsWith("Missing closing");
  const isUnclosedBracket = /end with a [\]}]$/.test(message);
  let start = end;
  const moveStartTo = (range: Node["range"]): void => {
    if (range && range[0] <= end && range[2] >= end) start = range[0];
  };
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (isUnclosedQuote && (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE")) moveStartTo(range);
    },
    Collection: (_, { flow, range }) => {
      if (isUnclosedBracket && flow === true) moveStartTo(range);
    },
  });
  return start;
}

const lineIndex = (text: string, offset: number): number => text.slice(0, offset).split("\n").length - 1;

function reportTruncations(text: string, report: Report): Mistake[] {
  return findTruncatedTexts(text).map((offset) => {
    const [cut = ""] = text.slice(offset).split("\n", 1);
    return report(
      offset,
      `found ${cut} after a value, which YAML treats as a comment: put quotes around the whole value, or move the comment to its own line`,
    );
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

import { isCollection, isMap, isNode, isPair, isSeq, parseDocument, type Document } from "yaml";
import type { Mistake } from "./content-error.ts";
import { findSyntaxErrors, findTruncatedTexts, lineIndex, type YamlMistake } from "./yaml-mistakes.ts";

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

/** How often anchors may be used, which bounds the value that a few lines can expand to. */
const MAX_ALIASES = 1000;

/** Keys are strings, as in JSON, so that `1` and `"1"` are duplicates. Tags such as `!!timestamp` are mistakes. */
const OPTIONS = {
  prettyErrors: false,
  logLevel: "error",
  stringKeys: true,
  resolveKnownTags: false,
} as const;

const parse = (text: string): Document => parseDocument(text, OPTIONS);

/**
 * Parses YAML 1.2.
 * @param firstLine line of the file on which `text` starts, for front matter and fenced blocks
 */
export function parseYamlSource(file: string, text: string, firstLine = 1): YamlSource {
  const lineAt = (offset: number): number => lineIndex(text, offset) + firstLine;
  // A document takes many times as much memory as the text, so it is parsed again for positions, and not cached.
  const lineOf = (path: FieldPath): number => lineAt(offsetOf(parse(text), path));
  const { value, mistakes } = file.endsWith(".yaml") ? readFile(file, text) : parseValue(text);
  return {
    file,
    value,
    lineOf,
    mistakes: mistakes.map(({ offset, problem }) => ({ file, line: lineAt(offset), field: "", problem })),
  };
}

/** Returns a source without a value, for a file that cannot be read. */
export const createUnreadSource = (file: string, mistakes: Mistake[]): YamlSource => ({
  file,
  value: undefined,
  lineOf: () => 1,
  mistakes,
});

interface ParsedText {
  value: unknown;
  mistakes: YamlMistake[];
}

/** A YAML file without mistakes: its path, its text, and its value. */
export type ParsedFile = readonly [file: string, text: string, value: unknown];

/** What was parsed last, by file. Front matter and blocks are parsed once, since entries are cached. */
const parsedFiles = new Map<string, { text: string; parsed: ParsedText }>();
const storedFiles = new Map<string, { text: string; parsed: ParsedText }>();

/** Adds files that another process has parsed, because parsing takes longer than all else that is done with a text. */
export function addParsedFiles(files: readonly ParsedFile[]): void {
  for (const [file, text, value] of files) storedFiles.set(file, { text, parsed: { value, mistakes: [] } });
}

/** Lists the files without mistakes that this process has read, for another one. */
export const listParsedFiles = (): ParsedFile[] =>
  [...parsedFiles]
    .filter(([, { parsed }]) => parsed.mistakes.length === 0)
    .map(([file, { text, parsed }]) => [file, text, parsed.value]);

/** Returns a copy, because the caller may change the value. */
function readFile(file: string, text: string): ParsedText {
  const known = [parsedFiles.get(file), storedFiles.get(file)].find((one) => one?.text === text) ?? {
    text,
    parsed: parseValue(text),
  };
  parsedFiles.set(file, known);
  return structuredClone(known.parsed);
}

function parseValue(text: string): ParsedText {
  const document = parse(text);
  if (document.errors.length === 0 && document.warnings.length === 0) {
    const value = toValue(document);
    if (value !== undefined) return { value, mistakes: findTruncatedTexts(text) };
  }
  const mistakes = findSyntaxErrors(document, text);
  const value = toValue(document);
  if (value !== undefined) return { value, mistakes };
  const problem = `found anchors that are used more than ${MAX_ALIASES} times in all, or by themselves: expected the texts themselves`;
  return { value, mistakes: [...mistakes, { offset: 0, problem }] };
}

/** Returns undefined if an alias has no anchor or is inside it, or if the aliases would expand to too many values. */
function toValue(document: Document): unknown {
  try {
    // Values that contain themselves cannot be written as JSON.
    const onAnchor = (value: unknown): void => void JSON.stringify(value);
    return document.toJS({ maxAliasCount: MAX_ALIASES, onAnchor });
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof TypeError) return undefined;
    throw error;
  }
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

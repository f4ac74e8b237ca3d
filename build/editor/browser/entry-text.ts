import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  parse,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import {
  isMapping,
  isEqual,
  normalizeFormValues,
  fromForm,
  findDuplicateNames,
  toForm,
} from "../content-form.ts";
import { format } from "prettier/standalone";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import * as z from "zod";
import { splitFrontMatter } from "../../../model/source/markdown-source.ts";
import type { ContentKind } from "../content-kinds.ts";
import { fromTranslationForm, toTranslationForm } from "../translation-form.ts";
import { SaveError } from "./check-entry.ts";

/** Disables line folding. */
const FORMAT = { lineWidth: 0 };

/**
 * Updates YAML text to a new value, and preserves comments, quotes and list style elsewhere.
 * @param before the text's current value, normalized like `after`, so that defaults added by a form do not count as
 * changes
 */
function rewriteYaml(source: string, before: unknown, after: unknown): string {
  const document = parseDocument(source);
  if (document.contents === null) return stringify(after, FORMAT);
  document.contents = changeNode(document, document.contents, before, after) as typeof document.contents;
  return document.toString(FORMAT);
}

function changeNode(document: Document, node: Node, before: unknown, after: unknown): Node {
  if (isEqual(before, after)) return node;
  if (isMap(node) && isMapping(before) && isMapping(after)) return changeMap(document, node, before, after);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return changeList(document, node, before, after);
  if (isScalar(node) && !isMapping(after) && !Array.isArray(after)) {
    const endsWithNewline = typeof node.value === "string" && node.value.endsWith("\n");
    node.value = endsWithNewline && typeof after === "string" ? `${after}\n` : after;
    return node;
  }
  return createNode(document, after, node);
}

function changeMap(
  document: Document,
  map: YAMLMap,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Node {
  for (const key of Object.keys(before)) if (!(key in after)) map.delete(key);
  let insertIndex = 0;
  for (const [key, value] of Object.entries(after)) {
    const pairs = map.items as Pair<Node, Node | null>[];
    const found = pairs.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key);
    const pair = pairs[found];
    if (pair === undefined) map.items.splice(insertIndex, 0, document.createPair(key, value) as Pair);
    else if (pair.value === null) pair.value = createNode(document, value, map);
    else pair.value = changeNode(document, pair.value, before[key], value);
    insertIndex = pair === undefined ? insertIndex + 1 : found + 1;
  }
  return map;
}

function changeList(document: Document, list: YAMLSeq, before: unknown[], after: unknown[]): Node {
  const nodes = [...list.items] as Node[];
  const unmatchedIndexes = new Set(before.keys());
  const unchangedIndexes = after.map((item) => {
    const index = [...unmatchedIndexes].find((unmatchedIndex) => isEqual(before[unmatchedIndex], item));
    if (index !== undefined) unmatchedIndexes.delete(index);
    return index;
  });
  list.items = after.map((item, index) => {
    const unchangedIndex = unchangedIndexes[index];
    if (unchangedIndex !== undefined) return nodes[unchangedIndex];
    const nodeAtIndex = nodes[index];
    return nodeAtIndex !== undefined && unmatchedIndexes.delete(index)
      ? changeNode(document, nodeAtIndex, before[index], item)
      : createNode(document, item, nodes[0]);
  });
  return list;
}

function createNode(document: Document, value: unknown, styleSource: Node | undefined): Node {
  const node = document.createNode(value);
  if ((isMap(node) || isSeq(node)) && (isMap(styleSource) || isSeq(styleSource)))
    node.flow = styleSource.flow === true;
  return node;
}

/** An entry in the editor: the values of its fields, the `body` of a Markdown file, and the original text. */
export type Entry = Record<string, unknown>;

/** Prettier's settings. The width is that in `.editorconfig`, which the project's formatter reads. */
export const PRETTIER_OPTIONS = { printWidth: 110 };

/** Key of an entry's original text. The editor preserves this value, although it is not one of its fields. */
const SOURCE_KEY = "_text";

function splitEntry(text: string): { yaml: string; body: string } {
  const { frontMatter = "", body } = splitFrontMatter(text);
  return { yaml: frontMatter, body: body.trim() };
}

export const getOriginalText = ({ [SOURCE_KEY]: source }: Entry): string => String(source);

export function readEntry({ extension, schema }: ContentKind, text: string): Entry {
  if (extension === "yaml") return { ...toForm(schema, parse(text)), [SOURCE_KEY]: text };
  const { yaml: frontMatter, body } = splitEntry(text);
  return { ...toForm(schema, parse(frontMatter)), body, [SOURCE_KEY]: text };
}

export function readTranslation(text: string): Entry {
  return { ...(toTranslationForm(parse(text)) as Entry | null), [SOURCE_KEY]: text };
}

export function writeTranslation(
  { [SOURCE_KEY]: source, ...form }: Entry,
  english: unknown,
): Promise<string> {
  const schema = Array.isArray(english) ? z.array(z.unknown()) : z.unknown();
  const value = fromTranslationForm(form, english) ?? (Array.isArray(english) ? [] : {});
  return writeEntry({ extension: "yaml", schema }, { ...toForm(schema, value), [SOURCE_KEY]: source });
}

/**
 * Serializes an entry, changing only what differs from the original text, and formats it as `npm run format` does.
 * @throws SaveError if a mapping has duplicate keys: only one would be written, and later checks could not detect the
 * loss
 */
export async function writeEntry(
  { extension, schema }: Pick<ContentKind, "extension" | "schema">,
  { [SOURCE_KEY]: source, ...entry }: Entry,
): Promise<string> {
  const { body, ...fields } = extension === "md" ? entry : { ...entry, body: undefined };
  const duplicateNames = findDuplicateNames(schema, fields);
  if (duplicateNames.length > 0) throw new SaveError(duplicateNames);
  const newValues = normalizeFormValues(fromForm(schema, fields), schema);
  const updateYaml = (text: string): string =>
    rewriteYaml(text, normalizeFormValues(parse(text), schema), newValues);
  const plugins = [yaml, markdown];
  if (extension === "yaml") {
    const text = typeof source === "string" ? updateYaml(source) : stringify(newValues, { lineWidth: 0 });
    return format(text, { ...PRETTIER_OPTIONS, parser: "yaml", plugins });
  }
  const head =
    typeof source === "string" ? updateYaml(splitEntry(source).yaml) : stringify(newValues, { lineWidth: 0 });
  const text = `---\n${head.trim()}\n---\n\n${typeof body === "string" ? body.trim() : ""}\n`;
  return format(text, { ...PRETTIER_OPTIONS, parser: "markdown", plugins });
}

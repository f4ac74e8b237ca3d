import { format } from "prettier/standalone";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import { parse, stringify } from "yaml";
import { prettier as style } from "../../../package.json";
import { splitFrontMatter } from "../../../site/model/loading/markdown-source.ts";
import type { ContentKind } from "../content-kinds.ts";
import { fromForm, repeatedNames, toForm } from "../entries.ts";
import { rewriteYaml } from "../rewrite-yaml.ts";
import { tidy } from "../tidy.ts";
import { SaveError } from "./save-error.ts";

/** An entry as the editor has it: the form's fields, a Markdown file's `body`, and the text that it was read from. */
export type Entry = Record<string, unknown>;

/** The text that an entry was read from. The editor keeps what it has no field for, and hands it back. */
const SOURCE = "_text";

/** A file's YAML and what follows it. */
function split(text: string): { yaml: string; body: string } {
  const { frontMatter = "", body } = splitFrontMatter(text);
  return { yaml: frontMatter, body: body.trim() };
}

/** Reads a file into an entry. */
export function readEntry({ extension, schema }: ContentKind, text: string): Entry {
  if (extension === "yaml") return { ...toForm(schema, parse(text)), [SOURCE]: text };
  const { yaml: frontMatter, body } = split(text);
  return { ...toForm(schema, parse(frontMatter)), body, [SOURCE]: text };
}

/**
 * Writes an entry as a file that differs from what was read where the entry does, formatted as all files of the project are.
 * @throws SaveError when a name stands twice: the text could hold one of its entries alone, and no check of the text would miss the other
 */
export async function writeEntry(
  { extension, schema }: ContentKind,
  { [SOURCE]: source, ...entry }: Entry,
): Promise<string> {
  const { body, ...fields } = extension === "md" ? entry : { ...entry, body: undefined };
  const repeated = repeatedNames(schema, fields);
  if (repeated.length > 0) throw new SaveError(repeated);
  const after = tidy(fromForm(schema, fields), schema);
  const rewritten = (text: string): string => rewriteYaml(text, tidy(parse(text), schema), after);
  const plugins = [yaml, markdown];
  if (extension === "yaml") {
    const text = typeof source === "string" ? rewritten(source) : stringify(after, { lineWidth: 0 });
    return format(text, { ...style, parser: "yaml", plugins });
  }
  const head =
    typeof source === "string" ? rewritten(split(source).yaml) : stringify(after, { lineWidth: 0 });
  const text = `---\n${head.trim()}\n---\n\n${typeof body === "string" ? body.trim() : ""}\n`;
  return format(text, { ...style, parser: "markdown", plugins });
}

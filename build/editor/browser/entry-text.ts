import { format } from "prettier/standalone";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { splitFrontMatter } from "../../../model/source/markdown-source.ts";
import type { ContentKind } from "../content-kinds.ts";
import { fromForm, findDuplicateNames, toForm } from "../content-form.ts";
import { rewriteYaml } from "../rewrite-yaml.ts";
import { normalizeFormValues } from "../normalize-form-values.ts";
import { fromTranslationForm, toTranslationForm } from "../translation-form.ts";
import { SaveError } from "./save-error.ts";

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

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { DATA_FILES, type DataName } from "../model/kinds/data-files.ts";
import { toDocumentTitle, MAX_TITLE_LENGTH } from "../model/kinds/to-document-title.ts";
import { getPageKind } from "../model/kinds/page-kinds.ts";
import { readRules } from "../build/editor/fields.ts";
import { unwrapSchema } from "../model/source/field-meta.ts";
import { loadDataFiles } from "../model/loading/load-data.ts";
import { parseMarkdownSource } from "../model/source/markdown-source.ts";
import { parseYamlSource, type FieldPath } from "../model/source/yaml-source.ts";
import { listTranslatableStrings } from "../model/translation/overlay.ts";

/** Code of the pseudo-language. No real language has this code. */
const PSEUDO_LANGUAGE = "xx";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = "áƀçðéƒğĥíĵķļɱñóþǫřšţúṽŵẋýž";
const UPPERCASE = "ÁƁÇÐÉƑĞĤÍĴĶĻṀÑÓÞǪŘŠŢÚṼŴẊÝŽ";
const FILLER = " ñóþé ŵóřð";
const RIGHT_TO_LEFT_MARK = "\u200f";

/** Locale of the pseudo-language. Greek dates are easy to tell from English ones. */
const LOCALE = "el";

/** How much longer than the English text a pseudo-translation is, as a fraction. */
const LENGTHENING = 0.4;

/** Maximum length of a page's title, to which the agency's name is appended. */
const TITLE_LIMIT = MAX_TITLE_LENGTH - toDocumentTitle("", loadDataFiles(process.cwd()).agency).length;

/** Files whose text is inserted into other text, so it must not get longer. */
const INSERTED_FILES = ["claims.yaml", "agency.yaml"];

/** Matches what a translation must not change: placeholders, tags, code, link targets, email addresses and URLs. */
const UNTRANSLATABLE = /\{\{[^{}]*\}\}|\{[^{}]*\}|<[^>]*>|`[^`]*`|\]\([^)]*\)|\S+@\S+|https?:\/\/\S+/g;

function accent(text: string): string {
  const accentLetters = (part: string): string =>
    [...part]
      .map(
        (letter) =>
          ACCENTED[LETTERS.indexOf(letter)] ?? UPPERCASE[LETTERS.toUpperCase().indexOf(letter)] ?? letter,
      )
      .join("");
  const untranslatedParts = text.match(UNTRANSLATABLE) ?? [];
  return text
    .split(UNTRANSLATABLE)
    .map((part, index) => accentLetters(part) + (untranslatedParts[index] ?? ""))
    .join("");
}

/** Puts a right-to-left mark before the first accented word, after any Markdown syntax. */
const addRightToLeftMark = (accentedText: string): string =>
  accentedText.replace(/\P{ASCII}/u, (letter) => RIGHT_TO_LEFT_MARK + letter);

/**
 * Translates text into the pseudo-language: adds accents and a right-to-left mark, and lengthens it, up to
 * `limit` characters.
 */
function pseudoTranslate(text: string, limit = Infinity): string {
  // Do not lengthen text with placeholders: the limit applies to the text after replacement.
  const room = text.includes("{{") ? 0 : Math.min(Math.ceil(text.length * LENGTHENING), limit - text.length);
  if (room < 1) return accent(text);
  const filler = FILLER.repeat(Math.ceil(room / FILLER.length)).slice(0, room - 1);
  return addRightToLeftMark(accent(text)) + (filler.length < 3 ? "" : filler.trimEnd());
}

function limitOf(outer: z.ZodType, path: FieldPath): number | undefined {
  const { schema } = unwrapSchema(outer);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodUnion)
    return Math.min(...schema.options.map((option) => limitOf(option as z.ZodType, path) ?? Infinity));
  if (key === undefined) return readRules(schema).max;
  if (schema instanceof z.ZodArray) return limitOf(schema.element as z.ZodType, rest);
  if (schema instanceof z.ZodTuple) return limitOf(schema.def.items[Number(key)] as z.ZodType, rest);
  if (schema instanceof z.ZodRecord) return limitOf(schema.valueType as z.ZodType, rest);
  return schema instanceof z.ZodObject ? limitOf(schema.shape[String(key)] as z.ZodType, rest) : undefined;
}

/** Translates a file's content into the pseudo-language. The result contains only text, at the same paths. */
function translate(schema: z.ZodType, value: unknown, isInserted = false): object {
  const limitAt = (path: FieldPath): number | undefined => {
    if (isInserted) return 0;
    return path.join() === "title" ? TITLE_LIMIT : limitOf(schema, path);
  };
  const root = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
  for (const { path, text } of listTranslatableStrings(schema, value)) {
    let parent = root;
    path.forEach((step, index) => {
      const next = path[index + 1];
      if (next === undefined) parent[String(step)] = pseudoTranslate(text, limitAt(path));
      else parent = (parent[String(step)] ??= typeof next === "number" ? [] : {}) as typeof parent;
    });
  }
  return root;
}

const isProse = (line: string): boolean => !/^\s*(?:```|\|?\s*:?-{3,})/.test(line);

/**
 * Adds the pseudo-language to a copy of the project, as an editor would add a language: with a line in
 * `languages.ts`, and a folder with translations of all files that also exist in Spanish.
 * @returns the paths of the pages in the pseudo-language
 */
export function addPseudoLanguage(root: string): string[] {
  const languages = join(root, "model/languages.ts");
  const source = readFileSync(languages, "utf8");
  writeFileSync(
    languages,
    source.replace(
      /(\n {2}es: [^\n]+)/,
      `$1\n  ${PSEUDO_LANGUAGE}: { locale: "${LOCALE}", name: "Þšéúðó" },`,
    ),
  );

  const [from, to] = ["es", PSEUDO_LANGUAGE].map((code) => join(root, "content", code)) as [string, string];
  for (const folder of ["_data", "legal"]) mkdirSync(join(to, folder), { recursive: true });
  for (const file of readdirSync(join(from, "_data"))) {
    const { schema } = DATA_FILES[file.replace(".yaml", "") as DataName];
    const { value } = parseYamlSource(file, readFileSync(join(root, "content/_data", file), "utf8"));
    writeFileSync(
      join(to, "_data", file),
      stringify(translate(schema, value, INSERTED_FILES.includes(file))),
    );
  }
  for (const name of readdirSync(join(from, "legal"))) {
    const text = readFileSync(join(root, "content/legal", name), "utf8");
    const { frontMatter, body } = parseMarkdownSource({ file: name, name, text });
    const accented = body
      .split("\n")
      .map((line) => (isProse(line) ? addRightToLeftMark(accent(line)) : line));
    const head = stringify(translate(getPageKind("legal").schema, frontMatter.value));
    writeFileSync(join(to, "legal", name), `---\n${head}---\n\n${accented.join("\n").trim()}\n`);
  }
  const addresses = readFileSync(join(from, "addresses.yaml"), "utf8").replaceAll(
    ": /es",
    `: /${PSEUDO_LANGUAGE}`,
  );
  writeFileSync(join(to, "addresses.yaml"), addresses);
  return Array.from(addresses.matchAll(/^\/[^:]*: (\/\S+)/gm), ([, path = ""]) => path);
}

import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ProseLine, MarkdownSource } from "../source/markdown-source.ts";
import { listStrings } from "../leaves.ts";
import {
  createUnreadSource,
  parseYamlSource,
  type FieldPath,
  type FieldPlaces,
  type YamlSource,
} from "../source/yaml-source.ts";
import type { ContentFile } from "../source/content-folder.ts";

type Problems = string | undefined | readonly string[];

const toList = (problems: Problems): readonly string[] =>
  typeof problems === "string" ? [problems] : (problems ?? []);

/** Applies a rule to each string of a file or block. */
export function checkStrings(
  { value, ...places }: FieldPlaces & Pick<YamlSource, "value">,
  findProblems: (text: string, path: FieldPath) => Problems,
): Mistake[] {
  return listStrings(value).flatMap(({ path, text }) =>
    toList(findProblems(text, path)).map((problem) => mistakeAt(places, path, problem)),
  );
}

/**
 * Applies a rule to each line of prose.
 * @param field what the messages name instead of a field
 */
export function checkLines(
  { prose, frontMatter: { file } }: MarkdownSource,
  field: string,
  findProblems: (line: ProseLine) => Problems,
): Mistake[] {
  return prose.flatMap((proseLine) =>
    toList(findProblems(proseLine)).map((problem) => ({ file, line: proseLine.line, field, problem })),
  );
}

/** The replacement character that decoders insert where UTF-8 is invalid. */
const REPLACEMENT_CHARACTER = "\ufffd";

const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/;

/**
 * Reports invalid UTF-8 and merge conflict markers. A file with either is not checked further because all
 * other mistakes would follow from them.
 */
export function checkRawText({ file, text }: Pick<ContentFile, "file" | "text">): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (line: number, problem: string) => mistakes.push({ file, line, field: "", problem });
  const lines = text.split("\n");
  const undecodedIndex = lines.findIndex((line) => line.includes(REPLACEMENT_CHARACTER));
  if (text.includes("\0"))
    report(1, "found UTF-16 or a file that is not text, expected UTF-8: save the file again as UTF-8");
  else if (undecodedIndex >= 0)
    report(
      undecodedIndex + 1,
      "found a character that is not UTF-8, but probably Windows-1252: save the file again as UTF-8, then check its accents, dashes and curly quotes",
    );
  else
    lines.forEach((line, index) => {
      if (CONFLICT.test(line))
        report(
          index + 1,
          `found the merge conflict marker ${line.slice(0, 7)}: keep one version of these lines, and delete the other one and all markers`,
        );
    });
  return mistakes;
}

/** Names of characters that nobody sees, and that break search, links and line breaks. */
const INVISIBLE_NAMES: Readonly<Record<string, string>> = {
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u200c": "a zero-width non-joiner",
  "\u200d": "a zero-width joiner",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u2060": "a word joiner",
  "\ufeff": "a byte order mark",
};

/**
 * Format and control characters, and letters without a glyph. Text from right to left needs its direction marks
 * (U+200E, U+200F).
 */
const INVISIBLE =
  /(?![\t\n\u200e\u200f])[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;

/**
 * Reports invisible characters, which come with text that is pasted from web pages, PDFs and word processors.
 * @returns the text without them, so that they cause no further mistakes, such as an unknown field
 */
export function removeInvisible<File extends Pick<ContentFile, "file" | "text">>(
  original: File,
  mistakes: Mistake[],
): File {
  const { file, text } = original;
  if (text.search(INVISIBLE) < 0) return original;
  text.split("\n").forEach((line, index) => {
    for (const [found] of new Map(
      Array.from(line.matchAll(INVISIBLE), (match) => [match[0], match] as const),
    )) {
      const code = `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
      const [word = ""] =
        /[^ \t]+/.exec(line.slice(Math.max(0, line.lastIndexOf(" ", line.indexOf(found))))) ?? [];
      const name = INVISIBLE_NAMES[found] ?? "an invisible character";
      const problem = `found ${name} (${code}) in "${word.replaceAll(INVISIBLE, "")}": delete it, or type the word again`;
      mistakes.push({ file, line: index + 1, field: "", problem });
    }
  });
  return { ...original, text: text.replaceAll(INVISIBLE, "") };
}

/** Parses a YAML file. Text that is not valid is a mistake of the source. */
export function readSource(file: Pick<ContentFile, "file" | "text">, mistakes: Mistake[]): YamlSource {
  const rawTextMistakes = checkRawText(file);
  if (rawTextMistakes.length > 0) return createUnreadSource(file.file, rawTextMistakes);
  return parseYamlSource(file.file, removeInvisible(file, mistakes).text);
}

/**
 * Combines patterns into one test, so that text is scanned once. One scan per pattern would take most of the build
 * time. Supports the flags `i` and `u`; `g` has no effect.
 */
export function combinePatterns(patterns: readonly RegExp[]): (text: string) => boolean {
  const sources = new Map<string, string[]>();
  for (const { source, flags } of patterns) {
    const own = flags.replace("g", "");
    sources.set(own, [...(sources.get(own) ?? []), `(?:${source})`]);
  }
  const unions = [...sources].map(([flags, parts]) => new RegExp(parts.join("|"), flags));
  return (text) => unions.some((union) => union.test(text));
}

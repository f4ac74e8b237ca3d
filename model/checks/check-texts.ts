import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import type { ProseLine } from "../source/extract-prose-lines.ts";
import { listStrings } from "../source/list-strings.ts";
import type { MarkdownSource } from "../source/markdown-source.ts";
import type { FieldPath, FieldPlaces, YamlSource } from "../source/yaml-source.ts";

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

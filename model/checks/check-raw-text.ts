import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";

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

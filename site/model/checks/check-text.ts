import type { Mistake } from "../source/content-error.ts";
import type { ContentFile } from "../source/content-folder.ts";

/** The replacement character that decoders insert where UTF-8 is invalid. */
const UNDECODED = "\ufffd";

const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/;

/**
 * Reports invalid UTF-8 and merge conflict markers. A file with either is not checked further because all
 * other mistakes would follow from them.
 */
export function checkText({ file, text }: Pick<ContentFile, "file" | "text">): Mistake[] {
  const mistake = (line: number, problem: string): Mistake => ({ file, line, field: "", problem });
  if (text.includes("\0"))
    return [
      mistake(
        1,
        "found a file in UTF-16, or one that is no text, expected text in UTF-8: save it again with the encoding UTF-8",
      ),
    ];
  const lines = text.split("\n");
  const undecoded = lines.findIndex((line) => line.includes(UNDECODED));
  if (undecoded >= 0)
    return [
      mistake(
        undecoded + 1,
        "found a character in another encoding, such as Windows-1252, expected UTF-8: save the file again with the encoding UTF-8, then look at its accents, dashes and curly quotes",
      ),
    ];
  return lines.flatMap((line, index) =>
    CONFLICT.test(line)
      ? [
          mistake(
            index + 1,
            `found the conflict marker ${line.slice(0, 7)}, expected one version of these lines: keep one, and delete the other and all markers`,
          ),
        ]
      : [],
  );
}

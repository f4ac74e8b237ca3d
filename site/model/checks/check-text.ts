import type { Mistake } from "../loading/content-error.ts";
import type { ContentFile } from "../loading/content-folder.ts";

/** What decoding leaves in the place of bytes that are not UTF-8. */
const UNDECODED = "\ufffd";

/** A line that Git writes before the first of two versions, and one that it writes after the second. */
const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/;

/**
 * Whether a file's bytes are text in UTF-8, and that text is one version. A file that fails is judged by nothing else, since each of its
 * other mistakes would follow from this one.
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

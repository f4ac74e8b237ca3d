import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const docs = readFileSync("docs/widgets.md", "utf8");
const [list = ""] = /^## Add a widget.*?```/ms.exec(docs) ?? [];

/** Files that a new widget needs, as listed in `docs/widgets.md`. */
export const DOCUMENTED_FILES = [...list.matchAll(/^\| `(\S+)` /gm)].map(([, file = ""]) =>
  file.replaceAll("<tag>", "callback-form"),
);

export const CODE_EXAMPLES = [...docs.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(
  ([, language = "", file = "", text = ""]) => ({ file, language, text }),
);

/**
 * Adds the example's `<callback-form>` to a copy of the project.
 * @throws Error if a file lacks the lines that the example changes
 */
export function addDocumentedWidget(root: string): void {
  for (const { file, language, text } of CODE_EXAMPLES) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, language === "diff" ? change(file, readFileSync(path, "utf8"), text) : text);
  }
}

/** Applies a diff whose hunks are separated by empty lines. */
function change(file: string, before: string, diff: string): string {
  return diff
    .trimEnd()
    .split("\n\n")
    .map((hunk) => hunk.split("\n"))
    .reduce((result, lines) => {
      const linesWithout = (sign: "+" | "-"): string =>
        lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join("");
      const [from, to] = [linesWithout("+"), linesWithout("-")];
      const at = `\n${result}`.indexOf(`\n${from}`);
      if (at < 0) throw new Error(`docs/widgets.md: ${file} has no lines\n${from}`);
      return result.slice(0, at) + to + result.slice(at + from.length);
    }, before);
}

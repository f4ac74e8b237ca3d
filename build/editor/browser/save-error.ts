import type { Mistake } from "../../../site/model/source/content-error.ts";
import { splitFrontMatter } from "../../../site/model/source/markdown-source.ts";

/** A mistake in an entry. It has no line if the entry could not be serialized. */
type SaveMistake = Pick<Mistake, "field" | "problem"> & Partial<Pick<Mistake, "line">>;

/**
 * Formats mistakes as `line 3, title: found …`, or `line 26 "First words of", heading: found …` in the body, because
 * the editor shows no line numbers.
 * @param text the file with the mistakes
 */
export function describeMistakes(mistakes: readonly SaveMistake[], text: string): string[] {
  return mistakes.map(({ field, line, problem }) => {
    const place = [line === undefined ? "" : nameLine(line, text), field].filter((part) => part !== "");
    return `${place.join(", ")}: ${problem}.`;
  });
}

function nameLine(line: number, text: string): string {
  const { frontMatter, bodyLine } = splitFrontMatter(text);
  const words = (text.split("\n")[line - 1] ?? "").trim().split(/\s+/);
  const isNamed = frontMatter !== undefined && line >= bodyLine && words[0] !== "";
  if (!isNamed) return `line ${line}`;
  return `line ${line} "${words.slice(0, 6).join(" ")}${words.length > 6 ? " …" : ""}"`;
}

/**
 * Thrown to prevent saving. The editor shows the cause of a `saving_failed` error in a dialog; it contains one line per
 * mistake.
 */
export class SaveError extends Error {
  constructor(mistakes: readonly SaveMistake[], text = "") {
    super("saving_failed", { cause: new Error(describeMistakes(mistakes, text).join("\n")) });
  }
}

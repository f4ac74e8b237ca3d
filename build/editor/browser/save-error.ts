import type { Mistake } from "../../../site/model/source/content-error.ts";

/** A mistake in an entry. It has no line if the entry could not be serialized. */
type SaveMistake = Pick<Mistake, "field" | "problem"> & Partial<Pick<Mistake, "line">>;

/** Formats mistakes as `line 3, title: found …`. */
export function describeMistakes(mistakes: readonly SaveMistake[]): string[] {
  return mistakes.map(({ field, line, problem }) => {
    const place = [line === undefined ? "" : `line ${line}`, field].filter((part) => part !== "");
    return `${place.join(", ")}: ${problem}.`;
  });
}

/** Prevents saving. The editor shows the cause of an error with this message in a dialog, one line per mistake. */
export class SaveError extends Error {
  constructor(mistakes: readonly SaveMistake[]) {
    super("saving_failed", { cause: new Error(describeMistakes(mistakes).join("\n")) });
  }
}

import type { Mistake } from "../../../site/model/loading/content-error.ts";

/** A mistake of an entry; without a line where its text could not be written. */
type SaveMistake = Pick<Mistake, "field" | "problem"> & Partial<Pick<Mistake, "line">>;

/** Keeps an entry from being saved; the editor shows the cause of an error of this name in a dialog, a line for each mistake. */
export class SaveError extends Error {
  constructor(mistakes: readonly SaveMistake[]) {
    const lines = mistakes.map(({ field, line, problem }) => {
      const place = [line === undefined ? "" : `line ${line}`, field].filter((part) => part !== "");
      return `${place.join(", ")}: ${problem}.`;
    });
    super("saving_failed", { cause: new Error(lines.join("\n")) });
  }
}

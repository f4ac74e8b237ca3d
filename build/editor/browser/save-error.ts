import type { Mistake } from "../../../site/model/source/content-error.ts";

type SaveMistake = Pick<Mistake, "field" | "problem"> & Partial<Pick<Mistake, "line">>;

/**
 * Prevents saving; the editor shows the cause of an error with this name in a dialog, one line per mistake.
 */
export class SaveError extends Error {
  constructor(mistakes: readonly SaveMistake[]) {
    const lines = mistakes.map(({ field, line, problem }) => {
      const place = [line === undefined ? "" : `line ${line}`, field].filter((part) => part !== "");
      return `${place.join(", ")}: ${problem}.`;
    });
    super("saving_failed", { cause: new Error(lines.join("\n")) });
  }
}

import type { Mistake } from "../../../site/model/loading/content-error.ts";

/** Keeps an entry from being saved; the editor shows the cause of an error of this name in a dialog. */
export class SaveError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.map(
      ({ field, line, problem }) => `${field === "" ? `line ${line}` : field}: ${problem}`,
    );
    super("saving_failed", { cause: new Error(`${lines.join(". ")}.`) });
  }
}

import type { FileFault } from "../../../../model/resume-check/resume-file.ts";

export type Verdict =
  | { verdict: "sound" }
  /** `fault` is a code for the sender; `reason` is a short explanation for operators. */
  | { verdict: "refused"; fault: FileFault; reason: string };

export const ACCEPTED: Verdict = { verdict: "sound" };

export const refuse = (fault: FileFault, reason: string): Verdict => ({ verdict: "refused", fault, reason });

export class RefusedFileError extends Error {
  override name = "RefusedFileError";
  readonly verdict: Verdict;

  constructor(fault: FileFault, reason: string) {
    super(reason);
    this.verdict = refuse(fault, reason);
  }
}
